import { describe, expect, it } from 'vitest';
import { stepRefusal } from './offer-refusals.ts';

const OFFER = { number: 'CP-2026-0001' };
const ADDENDUM = { number: 'CP-2026-0001/D1' };

describe('Why a step with an offer is not possible', () => {
  it.each([
    [OFFER, 'expired', 'accept', 'Platnosť tejto ponuky uplynula. Prijať ju už nemožno.'],
    [ADDENDUM, 'expired', 'accept', 'Platnosť tohto dodatku uplynula. Prijať ho už nemožno.'],
    [OFFER, 'superseded', 'accept', 'Túto ponuku nahradila novšia, prijať môžete už len tú.'],
    [ADDENDUM, 'superseded', 'accept', 'Tento dodatok nahradil novší, prijať môžete už len ten.'],
    [ADDENDUM, 'withdrawn', 'decline', 'Tento dodatok je odvolaný. Odmietnuť ho už nemožno.'],
    [OFFER, 'sent', 'edit', 'Táto ponuka je už odoslaná. Ak chcete niečo zmeniť, vytvorte novú revíziu.'],
    [OFFER, 'accepted', 'edit', 'Táto ponuka je prijatá. Zmenu dohodnite dodatkom.'],
    [OFFER, 'accepted', 'accept', 'Táto ponuka je prijatá.'],
    [ADDENDUM, 'draft', 'accept', 'Tento dodatok ešte nebol odoslaný.'],
  ] as const)('$0.number, $1, $2', (offer, state, step, sentence) => {
    expect(stepRefusal(offer, state, step)).toBe(sentence);
  });
});
