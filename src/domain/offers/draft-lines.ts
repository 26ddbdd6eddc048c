import { FEATURE_CONTENT } from '#content/features.ts';
import { DRAFT_OFFER } from '#content/offers.ts';
import { SIZE_CONTENT } from '#content/options.ts';
import { apportion } from '../kernel/apportion.ts';
import { type Cents, divideHalfUp, euros } from '../kernel/money.ts';
import { deliverablesOf } from '../prd/brief.ts';
import {
  FEATURE_IDS,
  type FeatureId,
  recommendedFeatures,
  SERVICE_SLUGS,
  SERVICES,
  SIZE_IDS,
  type SizeId,
} from '../quote/catalogue.ts';
import type { IssuedQuote } from '../quote/issued-quote.ts';
import { featureLineId, featureName, type LabelledLine, sizeLineId, sizeName } from '../quote/labels.ts';
import { offeredSelection } from '../quote/named-selection.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '../quote/price-book.ts';
import type { OfferGroup, OfferLine } from './offer.ts';

const WHOLE = 100;
/** Steps of a quote that are factors: a client pays for work, not for a "× 1,15". */
const FACTORS = ['mode', 'timeline'];
/** The website itself, which the trade's content makes dearer. */
const WEBSITE = ['base', 'trade', 'rough'];

/**
 * The lines of an offer made from a quote, which add up to its price to the cent (business 4): a service that is more than
 * a website at its lowest published price, the website and each chosen
 * feature with its part of the quote's factors; the next smaller and larger website as alternatives, and what is recommended
 * to the trade and was not chosen as open options, priced by today's book while there is one. A website that stands already
 * is no line, and its features have their list prices.
 */
export function draftGroups(quote: IssuedQuote, book: PriceBook | null): OfferGroup[] {
  const selection = offeredSelection(quote.selection);
  const works = worksOf(quote);
  const isNew = !quote.selection.hasWebsite;
  const amounts = works.map(({ amount }) => amount);
  const [website = 0, ...prices] = isNew
    ? apportion(quote.total, [websiteWeight(quote), ...amounts])
    : [0, ...amounts];
  const factor = isNew ? factorOf(quote) : WHOLE * WHOLE;
  const others = book && selection ? otherSizes(book, selection, factor) : [];
  const missing =
    book && selection
      ? recommendedFeatures(selection.trade, selection.service).filter(
          (feature) => !works.some(({ id }) => id === featureLineId(feature)),
        )
      : [];
  const size: OfferLine = {
    ...websiteLine(quote.selection.size.id, quote.selection.size.label, website),
    choice: others.length > 0 ? { kind: 'alternative', group: 'size', ticked: true } : { kind: 'fixed' },
  };
  const groups: OfferGroup[] = [
    ...serviceGroup(quote.selection),
    { id: 'website', name: DRAFT_OFFER.website, lines: isNew ? bySize([size, ...others]) : [] },
    {
      id: 'features',
      name: DRAFT_OFFER.features,
      lines: works.map(({ id, label }, index) => featureLine(id, label, prices[index] ?? 0)),
    },
    {
      id: 'extras',
      name: DRAFT_OFFER.extras,
      lines: missing.map((feature) => ({
        ...featureLine(
          featureLineId(feature),
          featureName(feature),
          times(book?.feature[feature] ?? 0, factor),
        ),
        choice: { kind: 'optional', ticked: false },
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** What is made beside the website: a rough quote has one line for all, so its features come from what was chosen. */
const worksOf = ({
  rough,
  lines,
  selection,
}: IssuedQuote): Pick<LabelledLine, 'id' | 'label' | 'amount'>[] =>
  rough
    ? selection.features.map(({ id, label }) => ({
        id: featureLineId(id),
        label,
        amount: roughPrice(FEATURE_IDS.find((offered) => offered === id)),
      }))
    : lines.filter(({ id }) => !FACTORS.includes(id) && !WEBSITE.includes(id));

/** By the list that a rough quote was priced by; nothing for a feature that is offered no more. */
const roughPrice = (feature: FeatureId | undefined): Cents =>
  feature ? SPECIFICATION_PRICE_BOOK.feature[feature] : 0;

/** What the quote's calculation leaves out: the service itself, where it is sold at a price of its own. */
function serviceGroup({ service: { id, label }, hasWebsite }: IssuedQuote['selection']): OfferGroup[] {
  const offered = SERVICE_SLUGS.find((slug) => slug === id);
  if (offered === undefined || SERVICES[offered].calculated === 'service') return [];
  const { euros: range, charged } = SERVICES[offered];
  const line: OfferLine = {
    ...once,
    ...(charged === 'month' ? { unit: 'month', charged: 'month' } : {}),
    id: 'service',
    name: label,
    included: deliverablesOf({ service: offered, hasWebsite })
      .map((part) => `- ${part}`)
      .join('\n'),
    unitPrice: euros(range[0]),
    feature: null,
  };
  return [{ id: 'service', name: DRAFT_OFFER.service, lines: [line] }];
}

const websiteWeight = ({ lines }: IssuedQuote): Cents =>
  lines.filter(({ id }) => WEBSITE.includes(id)).reduce((sum, { amount }) => sum + amount, 0);

/** Both factors of a quote as one, in hundredths of a percent. */
const factorOf = ({ lines }: IssuedQuote): number =>
  FACTORS.reduce(
    (factor, step) => (factor * (lines.find(({ id }) => id === step)?.percent ?? WHOLE)) / WHOLE,
    WHOLE * WHOLE,
  );

const times = (price: Cents, factor: number): Cents =>
  divideHalfUp(BigInt(price) * BigInt(factor), BigInt(WHOLE * WHOLE));

/** The sizes next to the chosen one, as the same work at the same terms. */
function otherSizes(
  book: PriceBook,
  { size, trade }: { size: SizeId; trade: keyof PriceBook['trade'] },
  factor: number,
): OfferLine[] {
  const chosen = SIZE_IDS.indexOf(size);
  return [chosen - 1, chosen + 1].flatMap((index) => {
    const other = SIZE_IDS[index];
    if (!other) return [];
    const price = times(divideHalfUp(BigInt(book.base[other]) * BigInt(book.trade[trade]), 100n), factor);
    const choice = { kind: 'alternative', group: 'size', ticked: false } as const;
    return [{ ...websiteLine(other, sizeName(other), price), choice }];
  });
}

const isSize = (id: string): id is SizeId => SIZE_IDS.some((size) => size === id);

const bySize = (lines: readonly OfferLine[]): OfferLine[] =>
  lines.toSorted(({ unitPrice }, other) => unitPrice - other.unitPrice);

const once = { quantity: WHOLE, unit: 'whole', charged: 'once', choice: { kind: 'fixed' } } as const;

const websiteLine = (id: string, label: string, unitPrice: Cents): OfferLine => ({
  ...once,
  id: sizeLineId(id),
  name: `${DRAFT_OFFER.size}: ${label}`,
  included: isSize(id) ? SIZE_CONTENT[id].scope : '',
  unitPrice,
  feature: null,
});

function featureLine(id: string, label: string, unitPrice: Cents): OfferLine {
  const feature = FEATURE_IDS.find((one) => featureLineId(one) === id) ?? null;
  return {
    ...once,
    id,
    name: label,
    included: feature ? FEATURE_CONTENT[feature].description : '',
    unitPrice,
    feature,
  };
}
