import { expect, it } from 'vitest';
import { hasChanged, type OfferPulse } from './offer-pulse.ts';

const SEEN: OfferPulse = { revision: 2, state: 'sent' };

it.each<[string, Partial<OfferPulse>, boolean]>([
  ['nothing', {}, false],
  ['a new revision', { revision: 3 }, true],
  ['a withdrawal', { state: 'withdrawn' }, true],
  ['an acceptance from another device', { state: 'accepted' }, true],
  ['the end of its last day', { state: 'expired' }, true],
])('an open offer has changed by %s: %s', (_, now, isChanged) => {
  expect(hasChanged(SEEN, { ...SEEN, ...now })).toBe(isChanged);
});
