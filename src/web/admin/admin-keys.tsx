import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyCap, KeyList } from '../design/areas/key-cap.tsx';
import { Dialog } from '../design/dialog.tsx';
import { WAYS } from './admin-screens.ts';

/** Between G and the key of a screen, in milliseconds. */
const TWO_KEYS = 1_500;

const KEYS = [
  [['/'], 'Hľadať v\u00A0zozname'],
  [['J', 'K'], 'Ďalší a\u00A0predošlý riadok'],
  [['Enter'], 'Otvoriť riadok'],
  [['Esc'], 'Zavrieť'],
  ...Object.entries(WAYS).map(([key, { label }]) => [['G', key.toUpperCase()], label] as const),
  [['?'], 'Tento zoznam'],
] as const;

/** Whether the key is for what has the focus, or for something that lies over the page. */
const isMeantElsewhere = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

/** Keys of the whole administration: `/` search, `j` and `k` into the rows, `g` to a screen, `?` what there is. */
export function AdminKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const goPressed = useRef(Number.NEGATIVE_INFINITY);
  const navigate = useNavigate();
  useEffect(() => {
    const act = (key: string, at: number): boolean => {
      const way = at - goPressed.current < TWO_KEYS ? WAYS[key] : undefined;
      goPressed.current = key === 'g' ? at : Number.NEGATIVE_INFINITY;
      if (way) void navigate(way.to);
      else if (key === '?') setIsOpen(true);
      else if (key === '/') return focusOn('main input[type="search"]');
      else if (key === 'j' || key === 'k') return focusOn('main [data-row][tabindex="0"]');
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (!isMeantElsewhere(event) && act(event.key, event.timeStamp)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
  return (
    <>
      <button type="button" className="area-link area-keys" onClick={() => setIsOpen(true)}>
        Klávesy <KeyCap>?</KeyCap>
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Klávesy">
        <div className="px-5 py-6 md:px-8">
          <KeyList keys={KEYS} />
        </div>
      </Dialog>
    </>
  );
}
