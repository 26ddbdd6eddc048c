import { useEffect, useRef } from 'react';
import { inheritFocus } from '../design/focus-control.ts';
import { useKeys } from './use-keys.ts';

const ROWS = 'main li[data-row]';
const rowsNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROWS)];
const placeIn = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

/**
 * Keys of a screen of rows in several parts, as in a list: `j` and `k` lead from row to row, Enter does the first thing that
 * can be done there, and other keys do what `acts` says with the name of the row. A row that goes while it has the focus
 * leaves it to the one that takes its place.
 */
export function useRowKeys(acts: Readonly<Record<string, (row: string) => unknown>>): void {
  const last = useRef(-1);
  const step = (by: 1 | -1) => () => {
    const rows = rowsNow();
    const at = placeIn(rows);
    const next = rows[at === -1 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return rows.length > 0;
  };
  const enter = () => {
    const row = rowsNow().find((each) => each === document.activeElement);
    const act = row?.querySelector<HTMLElement>('[data-act] :is(a, button)');
    (act ?? row?.querySelector<HTMLElement>('a, button'))?.click();
    return row !== undefined;
  };
  const onRow = (act: (row: string) => unknown) => () => {
    const rows = rowsNow();
    const row = rows[placeIn(rows)]?.dataset.row;
    return row === undefined ? false : act(row);
  };
  useKeys({
    j: step(1),
    k: step(-1),
    Enter: enter,
    ...Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, onRow(act)])),
  });
  useEffect(() => {
    const note = () => {
      last.current = placeIn(rowsNow());
    };
    // Whoever presses somewhere else has left the rows.
    const leave = () => {
      last.current = -1;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  // After every change of the screen: the focus of what is gone is on the page.
  useEffect(() => {
    const rows = rowsNow();
    if (last.current >= 0 && rows.length > 0)
      inheritFocus(rows[Math.min(last.current, rows.length - 1)] ?? null);
  });
}
