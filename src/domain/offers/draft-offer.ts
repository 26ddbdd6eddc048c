import { DRAFT_OFFER } from '#content/offers.ts';
import { NEVER_OFFERED, OFFER_ASSUMPTIONS } from '#content/prd/scope.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { apportion } from '../kernel/apportion.ts';
import { slug } from '../kernel/text.ts';
import { type Brief, makeBrief } from '../prd/brief.ts';
import { phasesOf, planOf } from '../prd/sections/schedule.ts';
import { assumptions, excluded } from '../prd/sections/scope.ts';
import type { IssuedQuote } from '../quote/issued-quote.ts';
import { offeredSelection } from '../quote/named-selection.ts';
import type { PriceBook } from '../quote/price-book.ts';
import { contactIn } from '../requests/request-fields.ts';
import { draftGroups } from './draft-lines.ts';
import type { OfferContent, OfferLine, OfferStage, PlannedPayment } from './offer.ts';
import { contentOfToday, datesOfOffer } from './offer-dates.ts';
import { OFFER_LIMITS } from './offer-limits.ts';

interface DraftFacts {
  site: SiteFacts;
  now: Date;
}

const WORKING_DAYS = { week: 5, month: 21 } as const;
const DAYS_OF_UNPLANNED = 10;
/** Of the price at the order, where the terms do not say. */
const DEPOSIT_PERCENT = 40;
const WHOLE = 100;

/** An offer that lacks nothing but its lines. */
export function emptyOffer(title: string, { site, now }: DraftFacts): OfferContent {
  const stages = [{ id: 'work', name: DRAFT_OFFER.stage, days: DAYS_OF_UNPLANNED }];
  return contentOfToday(
    {
      title,
      groups: [{ id: 'work', name: DRAFT_OFFER.work, lines: [] }],
      discount: null,
      vat: site.vat,
      excluded: [...NEVER_OFFERED],
      assumptions: assumptions(OFFER_ASSUMPTIONS),
      revisionRounds: site.terms.revisionRounds,
      payments: plannedPayments(stages, site),
      ...datesOfOffer(site, now),
      stages,
      termsVersion: site.legal.version,
      note: '',
    },
    site,
  );
}

/**
 * What an addendum begins with: empty, or with a line that says what the client has wished for. The line has no name, so
 * that nothing is sent before somebody has named and priced it.
 */
export function addendumDraft(number: string, wish: string | null, facts: DraftFacts): OfferContent {
  const empty = emptyOffer(`${DRAFT_OFFER.addendum} ${number}`, facts);
  if (wish === null) return empty;
  const line: OfferLine = {
    id: 'wish',
    name: '',
    included: wish.slice(0, OFFER_LIMITS.included),
    quantity: 100,
    unit: 'whole',
    unitPrice: 0,
    charged: 'once',
    choice: { kind: 'fixed' },
    feature: null,
  };
  return { ...empty, groups: empty.groups.map((group) => ({ ...group, lines: [line] })) };
}

/**
 * The offer that a quote becomes, complete without retyping (business 4): its lines, what the requirements document says
 * is not included and assumed, its stages, and payments by the terms.
 */
export function offerFromQuote(quote: IssuedQuote, book: PriceBook | null, facts: DraftFacts): OfferContent {
  const selection = offeredSelection(quote.selection);
  const { service, trade } = quote.selection;
  const empty = emptyOffer(
    selection
      ? `${service.label} pre ${TRADE_CONTENT[selection.trade].accusative}`
      : `${service.label}: ${trade.label}`,
    facts,
  );
  const groups = draftGroups(quote, book);
  if (!selection) return { ...empty, groups };
  const { site, now } = facts;
  const input = { selection, description: '', client: contactIn({}), includeRisks: false };
  const brief = makeBrief(
    { ...input, includeMaintenance: false, storedQuote: null },
    { priceBook: book, site, now },
  );
  const stages = plannedStages(brief);
  return {
    ...empty,
    groups,
    excluded: excluded(brief, NEVER_OFFERED),
    stages,
    payments: plannedPayments(stages, site),
  };
}

/** The service's own phases over the time that its plan takes; one that has no end is a single stage. */
function plannedStages(brief: Brief): OfferStage[] {
  const { whole, unit } = planOf(brief);
  const phases = phasesOf(brief);
  const ends = phases.flatMap(({ ends: end }) => (typeof end === 'number' ? [end] : []));
  const days = whole * WORKING_DAYS[unit];
  if (ends.length < phases.length) return [{ id: 'work', name: DRAFT_OFFER.stage, days }];
  const parts = apportion(
    days,
    ends.map((end, index) => end - (ends[index - 1] ?? 0)),
  );
  return phases.map(({ name }, index) => ({ id: slug(name), name, days: parts[index] ?? 0 }));
}

/** A deposit at the order and the rest when everything is done. */
function plannedPayments(
  stages: readonly OfferStage[],
  { terms }: Pick<SiteFacts, 'terms'>,
): PlannedPayment[] {
  const percent = terms.depositPercent ?? DEPOSIT_PERCENT;
  const { deposit, rest } = DRAFT_OFFER.payments;
  if (percent === WHOLE) return [{ id: 'deposit', name: deposit, after: null, share: { kind: 'rest' } }];
  return [
    { id: 'deposit', name: deposit, after: null, share: { kind: 'percent', percent } },
    { id: 'rest', name: rest, after: stages.at(-1)?.id ?? null, share: { kind: 'rest' } },
  ];
}

/**
 * What a template keeps of an offer: what is done and how it is paid. The note and the title were written to one client;
 * an offer of the template is titled like it.
 */
export const templateContent = (content: OfferContent, name: string): OfferContent => ({
  ...content,
  title: name,
  note: '',
});
