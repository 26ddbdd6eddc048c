import type { OfferContent, OfferLine } from '#domain/offers/offer.ts';

/** A line of 100 €, changed as the test says. */
export const offerLine = (id: string, changes: Partial<OfferLine> = {}): OfferLine => ({
  id,
  name: id,
  included: '',
  quantity: 100,
  unit: 'whole',
  unitPrice: 100_00,
  charged: 'once',
  choice: { kind: 'fixed' },
  feature: null,
  ...changes,
});

/** What an offer of these lines says, changed as the test says. */
export const offerContent = (lines: OfferLine[], changes: Partial<OfferContent> = {}): OfferContent => ({
  title: 'Web pre maliara',
  groups: [{ id: 'g', name: 'Web', lines }],
  discount: null,
  vat: { status: 'non-payer', ratePercent: 23 },
  excluded: [],
  assumptions: [],
  revisionRounds: 2,
  payments: [{ id: 'end', name: 'Po odovzdaní', after: 'work', share: { kind: 'rest' } }],
  validUntil: '2026-12-31',
  earliestStart: null,
  stages: [{ id: 'work', name: 'Práca', days: 15 }],
  termsVersion: '1.1',
  note: '',
  ...changes,
});
