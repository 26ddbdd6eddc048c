import { expect, it } from 'vitest';
import { hasChanged, type OfferPulse, pulseOf } from './offer-pulse.ts';

const AGREED = { from: '2026-11-20', to: '2026-11-25' };
const LAUNCH = { from: '2026-11-27', to: '2026-12-02', agreed: AGREED };
const EFFECT = { price: 100_00, monthlyPrice: 0, launch: LAUNCH };
const SEEN: OfferPulse = { revision: 2, state: 'sent', effect: EFFECT };

const launched = (change: Partial<typeof LAUNCH>) => ({ ...EFFECT, launch: { ...LAUNCH, ...change } });

it.each<[string, Partial<OfferPulse>, boolean]>([
  ['nothing', {}, false],
  ['a new revision', { revision: 3 }, true],
  ['a withdrawal', { state: 'withdrawn' }, true],
  ['an acceptance from another device', { state: 'accepted' }, true],
  ['the end of its last day', { state: 'expired' }, true],
  ['another read of the same', { effect: structuredClone(EFFECT) }, false],
  ['the price of its project', { effect: { ...EFFECT, price: 120_00 } }, true],
  ['what is paid there each month', { effect: { ...EFFECT, monthlyPrice: 10_00 } }, true],
  ['the day its project is launched without it', { effect: launched({ from: '2026-11-30' }) }, true],
  ['the day its project is launched with it', { effect: launched({ to: '2026-12-03' }) }, true],
  ['the day that is agreed', { effect: launched({ agreed: { ...AGREED, from: '2026-11-19' } }) }, true],
  ['the day that is agreed then', { effect: launched({ agreed: { ...AGREED, to: '2026-11-26' } }) }, true],
  ['a launch that moves no more', { effect: { ...EFFECT, launch: null } }, true],
  ['a project that takes it no more', { effect: null }, true],
])('an open offer has changed by %s: %s', (_, now, isChanged) => {
  expect(hasChanged(SEEN, { ...SEEN, ...now })).toBe(isChanged);
});

it('tells of the effect what can move, and nothing of an offer that changes no project', () => {
  const launch = { ...LAUNCH, later: 3 };
  const read = { revision: 2, state: 'viewed', effect: { ...EFFECT, project: 'Web', launch } } as const;
  expect(pulseOf(read)).toEqual(SEEN);
  expect(pulseOf({ ...read, effect: null })).toEqual({ ...SEEN, effect: null });
});
