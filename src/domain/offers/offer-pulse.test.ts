import { describe, expect, it } from 'vitest';
import { changeBetween, type OfferPulse } from './offer-pulse.ts';

const SEEN: OfferPulse = { revision: 2, state: 'sent', said: 3, withdrawn: 0 };

describe('what has changed of an open offer', () => {
  it.each<[string, Partial<OfferPulse>, ReturnType<typeof changeBetween>]>([
    ['nothing', {}, null],
    ['an answer', { said: 4 }, 'talk'],
    ['a message that was withdrawn', { withdrawn: 1 }, 'talk'],
    ['a new revision', { revision: 3 }, 'offer'],
    ['a withdrawal', { state: 'withdrawn' }, 'offer'],
    ['an acceptance from another device', { state: 'accepted', said: 4 }, 'offer'],
    ['the end of its last day', { state: 'expired' }, 'offer'],
  ])('%s', (_, now, change) => {
    expect(changeBetween(SEEN, { ...SEEN, ...now })).toBe(change);
  });
});
