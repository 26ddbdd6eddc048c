import { useRef } from 'react';
import { focusAround, inheritFocus } from './focus-control.ts';

interface Opened {
  by: HTMLElement;
  /** The rows beside the one that it stood in, and its place among them. */
  section: Element | null;
  place: number;
  /** Gives the focus to what is left of what was around it. */
  giveOn: () => void;
}

const rowsOf = (section: Element | null): HTMLElement[] => [
  ...(section?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Calls back once when an element that has the focus is taken away; never where the focus goes elsewhere before. */
function whenTaken(element: HTMLElement, then: () => void): void {
  const watching = new AbortController();
  const { signal } = watching;
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    watching.abort();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  // An element that is being removed loses the focus while it still counts as connected: who has it is known after that.
  element.addEventListener(
    'blur',
    () =>
      queueMicrotask(() => {
        if (element.isConnected && document.activeElement !== element) watching.abort();
      }),
    { signal },
  );
}

/** The button of the menu that an element stands in; the element itself where it stands in none. */
function triggerOf(element: HTMLElement): HTMLElement {
  const trigger = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (trigger && document.getElementById(trigger)) || element;
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
      const { activeElement, body } = document;
      opened.current = null;
      // By a key, with the focus on nothing: nothing gets it back.
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return;
      // A menu is gone by the time its dialog is.
      const by = triggerOf(activeElement);
      const section = by.closest('section');
      const row = by.closest('[data-row]') ?? by.closest('li')?.querySelector('[data-row]');
      const place = rowsOf(section).findIndex((each) => each === row);
      opened.current = { by, section, place, giveOn: focusAround(by) };
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (!opened.current) return;
      const { by, section, place, giveOn } = opened.current;
      const inherit = () => {
        const rows = rowsOf(section);
        const row = place === -1 ? undefined : rows[Math.min(place, rows.length - 1)];
        if (row?.isConnected) inheritFocus(row);
        else giveOn();
      };
      if (!by.isConnected) return inherit();
      by.focus();
      whenTaken(by, inherit);
    },
  };
}
