import { expect, test } from 'vitest';
import { byKey } from '#domain/kernel/by-key.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { offersQueryOf, offerViews } from './offer-addresses.ts';

const asked = (address: string) =>
  Object.entries(offersQueryOf(new URL(address, 'http://localhost').searchParams)).filter(
    ([, value]) => value !== undefined,
  );

test('an address of the offers asks for what it says, and for nothing that is not known', () => {
  expect(asked('?stav=open&hladat=strecha&po=x')).toEqual([
    ['state', 'open'],
    ['search', 'strecha'],
    ['after', 'x'],
  ]);
  expect(asked('?stav=maybe&hladat=a')).toEqual([]);
});

test('each view leads to a state of its own, from the beginning, and keeps what is searched for', () => {
  const address = new URLSearchParams('stav=open&hladat=strecha&po=x');
  const views = offerViews(address, { states: byKey(REVISION_STATES, () => 2), unanswered: 3 });
  expect(views.map(({ to }) => asked(to))).toEqual(
    [[], ['unanswered'], ['open'], ['draft'], ['accepted'], ['expired']].map((state) => [
      ...state.map((one) => ['state', one]),
      ['search', 'strecha'],
    ]),
  );
  expect(views.filter(({ isShown }) => isShown).map(({ label, count }) => [label, count])).toEqual([
    ['Bez odpovede', 4],
  ]);
});
