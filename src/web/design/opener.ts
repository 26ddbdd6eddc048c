import { useRef } from 'react';

/** Who had the focus before a dialog. Radix gives it back to a trigger of its own only; ours are opened by links and state. */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
