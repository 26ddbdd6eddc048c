import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSavedDraft } from './use-saved-draft.ts';

const STORED = { written: 'Robíme strechy.', edit: 3, savedAt: '2026-11-24T09:00:00Z' };

interface DraftProps {
  /** What the browser has kept of the last visit. */
  kept: string | null;
}

function Draft({ kept }: DraftProps) {
  const { written, state } = useSavedDraft(STORED, {
    save: () => new Promise(() => {}),
    read: () => new Promise(() => {}),
    kept: () => (kept === null ? null : { written: kept, edit: STORED.edit }),
    keep: () => {},
    forget: () => {},
    isSame: (stored, here) => stored === here,
  });
  return `${state.kind}: ${written}`;
}

test.each([
  ['nothing', null, 'saved: Robíme strechy.'],
  ['what the server has', 'Robíme strechy.', 'saved: Robíme strechy.'],
  ['what the server has not', 'Robíme aj komíny.', 'waiting: Robíme aj komíny.'],
])('a draft of which the browser has kept %s begins as that', (_, kept, shown) => {
  expect(renderToStaticMarkup(<Draft kept={kept} />)).toBe(shown);
});
