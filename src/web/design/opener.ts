import { useRef } from 'react';
import { inheritFocus, surroundings } from './focus-control.ts';

interface Opened {
  by: HTMLElement;
  /** The rows beside the one that it stood in, and its place among them. */
  section: Element | null;
  place: number;
  /** What is left of what was around it. */
  near: () => HTMLElement | null;
}

const rowsOf = (section: Element | null): HTMLElement[] => [
  ...(section?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Calls back once when an element that has the focus is taken away; never where the focus goes elsewhere before. */
function whenTaken(element: HTMLElement, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  element.addEventListener('blur', () => element.isConnected && observer.disconnect(), { once: true });
}

/**
 * Who had the focus before a dialog. Radix gives it back to a trigger of its own only; ours are opened by links and state.
 * Where the dialog has taken away what it was opened from, at once or when the screen is read anew after it, the row in its
 * place has the focus next, else what was around.
 */
export function useOpener() {
  const opened = useRef<Opened | null>(null);
  return {
    remember: () => {
      const { activeElement: by } = document;
      if (!(by instanceof HTMLElement)) return;
      const section = by.closest('section');
      const row = by.closest('[data-row]') ?? by.closest('li')?.querySelector('[data-row]');
      const place = rowsOf(section).findIndex((each) => each === row);
      opened.current = { by, section, place, near: surroundings(by) };
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (!opened.current) return;
      const { by, section, place, near } = opened.current;
      const inherit = () => {
        const rows = rowsOf(section);
        const row = place === -1 ? undefined : rows[Math.min(place, rows.length - 1)];
        inheritFocus(row?.isConnected ? row : near());
      };
      if (!by.isConnected) return inherit();
      by.focus();
      whenTaken(by, inherit);
    },
  };
}
