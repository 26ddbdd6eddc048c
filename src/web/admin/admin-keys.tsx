import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyCap, KeyList } from '../design/areas/key-cap.tsx';
import { Dialog } from '../design/dialog.tsx';
import { isMeantElsewhere, useKeys } from '../shell/use-keys.ts';
import { WAYS } from './admin-screens.ts';

/** Between G and the key of a screen, in milliseconds. */
const TWO_KEYS = 1_500;

const KEYS = [
  [['/'], 'Hľadať vo všetkom'],
  [['H'], 'Hľadať v\u00A0zozname'],
  [['J', 'K'], 'Ďalší a\u00A0predchádzajúci riadok'],
  [['Enter'], 'Otvoriť riadok'],
  [['X'], 'Označiť riadok'],
  [['R'], 'Odpovedať'],
  [['T'], 'Vložiť šablónu odpovede'],
  [['Ctrl', 'Enter'], 'Odoslať'],
  [['O'], 'Vytvoriť ponuku'],
  [['S'], 'Zmeniť stav'],
  [['E'], 'Archivovať'],
  [['C'], 'Pridať dopyt, ponuku alebo klienta'],
  [['Esc'], 'Zavrieť'],
  ...Object.entries(WAYS).map(([key, { label }]) => [['G', key.toUpperCase()], label] as const),
  [['?'], 'Tento zoznam'],
] as const;

const SEARCH_ALL = '.admin-head input[type="search"]';
const SEARCH_LIST = 'main input[type="search"]';
const CURRENT_ROW = 'main [data-row][tabindex="0"]';

const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  // What a narrow window hides takes no focus.
  return found !== null && found === document.activeElement;
};

/** Keys of the whole administration: `/` search over everything, `h` search of the list, `j` and `k` into the rows, `g` to a screen, `?` what there is. */
export function AdminKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const goPressed = useRef(Number.NEGATIVE_INFINITY);
  const navigate = useNavigate();
  useKeys({
    '?': () => setIsOpen(true),
    '/': () => focusOn(SEARCH_ALL) || focusOn(SEARCH_LIST),
    h: () => focusOn(SEARCH_LIST),
    j: () => focusOn(CURRENT_ROW),
    k: () => focusOn(CURRENT_ROW),
  });
  useLayoutEffect(() => {
    // Before a row or a screen takes the second key for its own.
    const press = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      const way = event.timeStamp - goPressed.current < TWO_KEYS ? WAYS[event.key] : undefined;
      goPressed.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(way.to);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
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
