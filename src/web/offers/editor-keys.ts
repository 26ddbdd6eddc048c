import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

interface EditorKeys {
  addLine: () => void;
  moveLine: (lineId: string, by: -1 | 1) => void;
  send: () => void;
  templates: () => void;
  /** Closes what is open; false when there was nothing. */
  close: () => boolean;
  back: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;

/** Something lies over the screen, and the keys are its own. */
const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const lineAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Keys of the editor: Alt and arrows and Ctrl Enter while one writes, too; letters only while nobody does. */
export function useEditorKeys(keys: EditorKeys): void {
  const act = ({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean => {
    const line = lineAt(target);
    const by = ARROWS[key];
    if (altKey && !ctrlKey && !metaKey && !shiftKey && line && by) {
      keys.moveLine(line, by);
      return true;
    }
    if ((ctrlKey || metaKey) && key === 'Enter') {
      keys.send();
      return true;
    }
    if (altKey || ctrlKey || metaKey) return false;
    if (key === 'Escape') {
      if (!keys.close() && !isTyping(target)) keys.back();
      return true;
    }
    if (isTyping(target)) return false;
    if (key === 'n') keys.addLine();
    else if (key === 't') keys.templates();
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isCovered() && !event.isComposing && act(event)) event.preventDefault();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Esc leads back from a screen that has nothing to close. */
export function useEscapeTo(path: string): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, path]);
}
