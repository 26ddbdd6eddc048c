import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_CONTENT, SIZE_CONTENT, WEBSITE_QUESTION } from '#content/options.ts';
import { FREE_MAINTENANCE, NEVER_INCLUDED } from '#content/prd/scope.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatCents, formatDate, formatEuroRange, formatEuros, formatExactEuros } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';
import { oneOrMore } from '../kernel/plural.ts';
import { lowerFirst } from '../kernel/text.ts';
import {
  type DrawnSheet,
  drawnSheet,
  type SheetParty,
  supplierCell,
  supplierParty,
} from '../legal/drawn-sheet.ts';
import type { LabelledText } from '../legal/operator.ts';
import { deliverablesOf, extrasOf, freeMaintenance, notDelivered } from '../prd/brief.ts';
import { LISTED_FIELDS, REQUEST_FIELDS, type RequestContact } from '../requests/request-fields.ts';
import { SERVICE_SLUGS, type ServiceSlug, SIZE_IDS } from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { featureLineId, priceLineFactor, websiteAnswer } from './labels.ts';
import type { Named } from './named-selection.ts';
import { deadlineLabel, urgentNotes } from './notes.ts';
import { priceReason } from './price-reason.ts';
import {
  calculatedPart,
  calculationOf,
  labelAlone,
  type PriceWithParts,
  paidAndDone,
  priceInWords,
  pricesOf,
  shownDurations,
} from './price-total.ts';
import { priceLabel, priceWithVat, vatClause, vatStatus } from './vat.ts';

const words = QUOTE_DOCUMENT;

/** What the quote was given when it was stored. */
export interface QuoteFacts {
  number: string;
  createdAt: Date;
  validUntil: Date;
}

/** A price range drawn as a dimension line. */
interface PriceDimension {
  label: string;
  min: { label: string; value: string };
  max: { label: string; value: string };
  /** Delivery time, or how often the price is paid; stands under the line. */
  under: string;
  /** Range with VAT, only of a payer. */
  withVat: string | null;
  /** What it adds up from: "800 – 3 000 €, 1 – 4 týždne". */
  parts: LabelledText[];
}

export interface QuoteDocument extends DrawnSheet {
  heading: string;
  service: string;
  facts: LabelledText[];
  supplier: SheetParty & { vat: string };
  client: SheetParty & { unknown: string | null };
  /** One total, and beside it what is paid again and again (decisions 8.1). */
  prices: PriceDimension[];
  /** None where nothing that is made has an end. */
  durations: LabelledText[];
  /** What the calculation covers and from when the service is paid, where the calculation is not the service's own. */
  explanation: string | null;
  /** One sentence for each thing that does not fit. */
  warnings: string[];
  brief: {
    heading: string;
    rows: LabelledText[];
    description: { label: string; paragraphs: string[] } | null;
  };
  /** Null where nothing is calculated. */
  waterfall: {
    heading: string;
    columns: { position: string; item: string; amount: string };
    /** Amounts have both decimals, so that their commas stand under each other. */
    lines: { label: string; factor: string | null; amount: string }[];
    /** The sum of the lines and the range around it. */
    totals: { label: string; amount: string; withVat: string | null }[];
  } | null;
  scope: { heading: string; lists: { label: string; kind: ScopeKind; items: string[] }[] };
  notes: { heading: string; items: string[] };
}

type ScopeKind = 'included' | 'extra' | 'excluded';

export interface QuoteDocumentInput {
  quote: IssuedQuote;
  facts: QuoteFacts;
  client: RequestContact;
  description: string;
  /** The description may have been written with an AI's help (slovak.md 1.7). */
  aiAssisted: boolean;
  site: SiteFacts;
  /** Address of the site without a path; null when it has no public one. */
  publicUrl: string | null;
}

/** Everything the quote's PDF says, in the order it is read; the template adds no words (slovak.md 1.6). */
export function quoteDocument(input: QuoteDocumentInput): QuoteDocument {
  const { quote, facts, site } = input;
  const service = quote.selection.service.label;
  const identity = identityFacts(facts);
  return {
    ...drawnSheet(
      {
        title: `${words.heading} ${facts.number}: ${service}`,
        createdAt: facts.createdAt,
        running: `${words.heading} ${facts.number}`,
        drawing: `${service}, ${lowerFirst(words.heading)}`,
        cells: [...identity, supplierCell(words.supplier, site)],
      },
      input,
    ),
    heading: words.heading,
    service,
    facts: identity,
    supplier: { ...supplierParty(words.supplier, site), vat: vatStatus(site.vat) },
    client: clientBlock(input.client),
    prices: pricesOf(quote).map((price) => dimension(price, site)),
    durations: shownDurations(quote),
    explanation: priceReason(quote.selection.service.id, quote, site),
    warnings: quote.notes.map(({ text }) => text),
    brief: brief(quote, input.description),
    waterfall: waterfall(quote, site),
    scope: scope(quote, site),
    notes: { heading: words.notes.heading, items: notes(input) },
  };
}

const identityFacts = ({ number, createdAt, validUntil }: QuoteFacts): LabelledText[] => [
  { label: words.facts.number, value: number },
  { label: words.facts.issued, value: formatDate(createdAt) },
  { label: words.facts.validUntil, value: formatDate(validUntil) },
];

/** Rows whose text was given. */
const filled = (rows: readonly (readonly [label: string, value: string | null])[]): LabelledText[] =>
  rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));

function clientBlock(contact: RequestContact): QuoteDocument['client'] {
  const { client, clientUnknown } = words;
  const { name } = contact;
  const rows = filled(
    LISTED_FIELDS.filter((field) => field !== 'name').map((field) => [
      REQUEST_FIELDS[field].short,
      contact[field],
    ]),
  );
  return { label: client, name, rows, unknown: name === '' && rows.length === 0 ? clientUnknown : null };
}

const dimension = (price: PriceWithParts, { vat }: SiteFacts): PriceDimension => {
  const { range, parts } = price;
  return {
    label: priceLabel(labelAlone(price), vat),
    min: { label: words.price.min, value: formatEuros(range.min) },
    max: { label: words.price.max, value: formatEuros(range.max) },
    under: paidAndDone(price),
    withVat: priceWithVat(range, vat).secondary,
    parts: parts.map((part) => ({
      label: part.label,
      value: [priceInWords(part, vat), part.duration].filter(Boolean).join(', '),
    })),
  };
};

function brief({ selection, lines }: IssuedQuote, description: string): QuoteDocument['brief'] {
  const { brief: labels } = words;
  const { size, hasWebsite, budget, timeline } = selection;
  return {
    heading: labels.heading,
    rows: filled([
      [labels.mode, selection.mode.label],
      [labels.trade, selection.trade.label],
      [WEBSITE_QUESTION.fact, websiteAnswer(hasWebsite)],
      [labels.size, hasWebsite ? null : sizeWithScope(size)],
      [
        oneOrMore(labels.features, selection.features),
        featuresWithPrices(selection.features, lines) || labels.noFeatures,
      ],
      [deadlineLabel(selection.service.id), timeline?.label ?? null],
      [BUDGET_CONTENT.label, budget?.label ?? null],
    ]),
    description:
      description === '' ? null : { label: labels.description, paragraphs: paragraphs(description) },
  };
}

/** "Dopytový formulár (300 €), Galéria pred a po (250 €)"; a rough estimate knows no unit prices. */
const featuresWithPrices = (features: readonly Named[], lines: IssuedQuote['lines']): string =>
  features
    .map(({ id, label }) => {
      const line = lines.find((each) => each.id === featureLineId(id));
      return line ? `${label} (${formatCents(line.amount)})` : label;
    })
    .join(', ');

/** "Profesionál: 5 až 8 podstránok"; a size that is offered no more has only its name. */
function sizeWithScope({ id, label }: Named): string {
  const offered = SIZE_IDS.find((size) => size === id);
  return offered ? `${label}: ${SIZE_CONTENT[offered].scope}` : label;
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function waterfall(quote: IssuedQuote, { vat }: SiteFacts): QuoteDocument['waterfall'] {
  const calculation = calculationOf(quote);
  if (calculation === null) return null;
  const { position, item, amount } = words.waterfall;
  const { heading, lines, range } = calculation;
  const sum = (label: string, shown: string, price: PriceRange | Cents) => ({
    label: priceLabel(label, vat),
    amount: shown,
    withVat: priceWithVat(price, vat).secondary,
  });
  return {
    heading,
    columns: { position, item, amount },
    lines: lines.map((line) => ({
      label: line.label,
      factor: priceLineFactor(line),
      amount: formatExactEuros(line.amount),
    })),
    totals: [
      sum(calculation.sum.label, formatExactEuros(calculation.sum.amount), calculation.sum.amount),
      sum(words.waterfall.range, formatEuroRange(range.min, range.max), range),
    ],
  };
}

/** What the service holds, and of one beside a website what is in the price of that. */
function scope({ selection, servicePrice, oneOff }: IssuedQuote, site: SiteFacts): QuoteDocument['scope'] {
  const { heading, included, ofService, extra, excluded } = words.scope;
  const { hasWebsite } = selection;
  const own = SERVICE_SLUGS.filter((slug) => slug === selection.service.id);
  const beside = servicePrice !== null && calculatedPart(oneOff) === 'website';
  const website: ServiceSlug[] = beside ? ['tvorba-webu'] : [];
  const free = own.flatMap((service) =>
    freeMaintenance({ selection: { service, hasWebsite }, site }, FREE_MAINTENANCE),
  );
  const held = (services: readonly ServiceSlug[]) =>
    services.flatMap((service) => deliverablesOf({ service, hasWebsite }));
  const extras = own.flatMap((service) => extrasOf({ service, hasWebsite, features: selection.features }));
  const lists: QuoteDocument['scope']['lists'] = [
    {
      label: servicePrice ? ofService : included,
      kind: 'included',
      items: [...held(own), ...(servicePrice ? [] : free)],
    },
    { label: SERVICE_PRICE.included, kind: 'included', items: beside ? [...held(website), ...free] : [] },
    { label: extra, kind: 'extra', items: extras },
    { label: excluded, kind: 'excluded', items: notDelivered(NEVER_INCLUDED, extras) },
  ];
  return {
    heading,
    lists: lists.filter(({ items }) => items.length > 0),
  };
}

function notes({ quote, facts, aiAssisted, site }: QuoteDocumentInput): string[] {
  const vat = vatClause(site.vat);
  return [
    words.notes.estimate,
    words.notes.notBinding,
    words.notes.contract,
    ...(vat === null ? [] : [vat]),
    ...urgentNotes(quote),
    ...(aiAssisted ? [words.notes.aiDescription] : []),
    ...(quote.rough ? [] : [`${words.notes.priceList} ${formatDate(facts.validUntil)}.`]),
  ];
}
