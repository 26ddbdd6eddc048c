import { useRef } from 'react';

interface Opened {
  by: HTMLElement;
  /** The rows beside the one that it stood in, and its place among them. */
  section: Element | null;
  place: number;
}

const rowsOf = (section: Element | null): HTMLElement[] => [
  ...(section?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/**
 * Who had the focus before a dialog. Radix gives it back to a trigger of its own only; ours are opened by links and state.
 * Where the dialog has taken away the row that it was opened from, the row in its place has the focus next.
 */
export function useOpener() {
  const opened = useRef<Opened | null>(null);
  return {
    remember: () => {
      const { activeElement: by } = document;
      if (!(by instanceof HTMLElement)) return;
      const section = by.closest('section');
      const row = by.closest('[data-row]') ?? by.closest('li')?.querySelector('[data-row]');
      opened.current = { by, section, place: rowsOf(section).findIndex((each) => each === row) };
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (!opened.current) return;
      const { by, section, place } = opened.current;
      const rows = rowsOf(section);
      const heir = place === -1 ? undefined : rows[Math.min(place, rows.length - 1)];
      (by.isConnected ? by : heir)?.focus();
    },
  };
}
