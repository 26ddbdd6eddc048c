import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { type ClientOfferFacts, clientOffer } from '#domain/offers/client-offer.ts';
import { type ClientOffer, clientOfferSchema } from '#domain/offers/client-offer-schema.ts';
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

/** The revision of that number, as its client was sent it. */
export const sentRevision = (content: OfferContent, revision = 1): ClientOfferFacts['revisions'][number] => ({
  revision,
  state: 'sent',
  content,
  sentAt: new Date('2026-11-23T09:00:00Z'),
  closedAt: null,
  declined: null,
  renewalAsked: false,
  fingerprint: '',
});

/** What the API tells a client of an offer on a day, changed as the test says. */
export function toldOffer(
  changes: Partial<ClientOfferFacts> & Pick<ClientOfferFacts, 'revisions'>,
  today: Day,
): ClientOffer {
  const facts: ClientOfferFacts = {
    id: '0197a1f0-0000-7000-8000-000000000001',
    number: 'CP-2026-0001',
    isAddendum: false,
    client: 'Maľby',
    recipient: '',
    recipientEmail: '',
    signing: { servesConsumers: false, ico: '', email: '' },
    remindersOff: false,
    acceptance: null,
    messages: [],
    projectId: null,
    isProjectClosed: false,
    launchOn: null,
    agreedOn: null,
    waitingAddenda: 0,
    effect: null,
    ...changes,
  };
  const shown = clientOffer(facts, null, { today, time: workingTimeOf(site) });
  return clientOfferSchema.parse(JSON.parse(JSON.stringify(shown)));
}
