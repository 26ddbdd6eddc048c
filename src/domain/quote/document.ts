import { DOCUMENT_SHEET, QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_CONTENT, SIZE_CONTENT } from '#content/options.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { listWithClaims } from '../content/claims.ts';
import { siteClaims } from '../content/site-claims.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatCents, formatDate, formatEuroRange, formatEuros, formatExactEuros } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';
import { typoSk } from '../kernel/text.ts';
import { type LabelledText, operatorIdentification, operatorName } from '../legal/operator.ts';
import { type SheetFooter, sheetFooter } from '../legal/sheet-footer.ts';
import { LISTED_FIELDS, REQUEST_FIELDS, type RequestContact } from '../requests/request-fields.ts';
import type { FeatureId } from './catalogue.ts';
import type { PriceLine, PriceRange } from './estimate.ts';
import {
  budgetLabel,
  featureName,
  modeName,
  priceLineFactor,
  priceLineLabel,
  serviceName,
  sizeName,
  timelineName,
  tradeName,
} from './labels.ts';
import { urgentNotes } from './notes.ts';
import type { Quote } from './quote.ts';
import { paidAndDone, servicePriceOf, shownDuration } from './service-price.ts';
import { priceLabel, priceWithVat, vatStatus } from './vat.ts';

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
}

export interface QuoteDocument {
  language: 'sk';
  /** Title in the file's metadata. */
  title: string;
  /** ISO 8601, UTC. The same data give the same file. */
  createdAt: string;
  /** At the head of every page but the first. */
  running: string;
  brand: { name: string; tagline: string };
  heading: string;
  service: string;
  facts: LabelledText[];
  supplier: { label: string; name: string; rows: LabelledText[]; vat: string };
  client: { label: string; name: string; rows: LabelledText[]; unknown: string | null };
  /** First the service's own price, when only its website is calculated (decisions 2.4 and 7.6). */
  prices: PriceDimension[];
  duration: LabelledText;
  /** What the calculation covers, where that is not the service itself. */
  explanation: string | null;
  /** One sentence for each thing that does not fit. */
  warnings: string[];
  brief: {
    heading: string;
    rows: LabelledText[];
    description: { label: string; paragraphs: string[] } | null;
  };
  waterfall: {
    heading: string;
    columns: { position: string; item: string; amount: string };
    /** Amounts have both decimals, so that their commas stand under each other. */
    lines: { label: string; factor: string | null; amount: string }[];
    /** The sum of the lines and the range around it. */
    totals: { label: string; amount: string; withVat: string | null }[];
  };
  scope: { heading: string; lists: { label: string; kind: ScopeKind; items: string[] }[] };
  notes: { heading: string; items: string[] };
  titleBlock: { cells: LabelledText[]; sheet: string };
  footer: SheetFooter;
}

type ScopeKind = 'included' | 'extra' | 'excluded';

export interface QuoteDocumentInput {
  quote: Quote;
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
  const service = serviceName(quote.selection.service);
  const identity = identityFacts(facts);
  return {
    language: 'sk',
    title: `${words.heading} ${facts.number}: ${service}`,
    createdAt: facts.createdAt.toISOString(),
    running: `${words.heading} ${facts.number}`,
    brand: { name: site.brand.name, tagline: site.brand.tagline },
    heading: words.heading,
    service,
    facts: identity,
    supplier: {
      label: words.supplier,
      name: operatorName(site),
      rows: typesetRows(operatorIdentification(site)),
      vat: vatStatus(site.vat),
    },
    client: clientBlock(input.client),
    prices: prices(quote, site),
    duration: shownDuration(quote.selection.service, quote.timelineText),
    explanation: typeset(servicePriceOf(quote.selection.service)?.explanation),
    warnings: quote.notes.map(typoSk),
    brief: brief(quote, input.description),
    waterfall: waterfall(quote, site),
    scope: scope(quote, site),
    notes: { heading: words.notes.heading, items: notes(input).map(typoSk) },
    titleBlock: {
      cells: [
        { label: DOCUMENT_SHEET.drawing, value: `${words.heading}: ${service}` },
        ...identity,
        { label: words.supplier, value: operatorName(site) },
      ],
      sheet: DOCUMENT_SHEET.sheet,
    },
    footer: sheetFooter(site, input.publicUrl),
  };
}

const identityFacts = ({ number, createdAt, validUntil }: QuoteFacts): LabelledText[] => [
  { label: words.facts.number, value: number },
  { label: words.facts.issued, value: formatDate(createdAt) },
  { label: words.facts.validUntil, value: formatDate(validUntil) },
];

const typeset = (text: string | undefined): string | null => (text === undefined ? null : typoSk(text));

const typesetRows = (rows: readonly LabelledText[]): LabelledText[] =>
  rows.map(({ label, value }) => ({ label, value: typoSk(value) }));

/** Rows whose text was given. */
const filled = (rows: readonly (readonly [label: string, value: string | null])[]): LabelledText[] =>
  rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));

function clientBlock(contact: RequestContact): QuoteDocument['client'] {
  const { client, clientUnknown } = words;
  const { name } = contact;
  const rows = filled(
    LISTED_FIELDS.filter((field) => field !== 'name').map((field) => [
      REQUEST_FIELDS[field].short,
      field === 'phone' ? typoSk(contact[field]) : contact[field],
    ]),
  );
  return { label: client, name, rows, unknown: name === '' && rows.length === 0 ? clientUnknown : null };
}

const dimension = (
  label: string,
  range: { min: number; max: number },
  under: string,
  { vat }: SiteFacts,
): PriceDimension => ({
  label: priceLabel(label, vat),
  min: { label: words.price.min, value: formatEuros(range.min) },
  max: { label: words.price.max, value: formatEuros(range.max) },
  under,
  withVat: priceWithVat(range, vat).secondary,
});

function prices(quote: Quote, site: SiteFacts): PriceDimension[] {
  const { label, rough } = words.price;
  const service = servicePriceOf(quote.selection.service);
  const calculated = quote.rough ? rough : service ? SERVICE_PRICE.website : label;
  return [
    ...(service ? [dimension(SERVICE_PRICE.label, service.range, paidAndDone(service), site)] : []),
    dimension(calculated, quote.range, quote.timelineText, site),
  ];
}

function brief({ selection, lines }: Quote, description: string): QuoteDocument['brief'] {
  const { brief: labels } = words;
  const { size, budget, timeline } = selection;
  return {
    heading: labels.heading,
    rows: typesetRows(
      filled([
        [labels.mode, modeName(selection.mode)],
        [labels.trade, tradeName(selection.trade)],
        [labels.size, `${sizeName(size)}: ${SIZE_CONTENT[size].scope}`],
        [labels.features, featuresWithPrices(selection.features, lines) || labels.noFeatures],
        [labels.timeline, timeline && timelineName(timeline)],
        [BUDGET_CONTENT.label, budget && budgetLabel(budget)],
      ]),
    ),
    description:
      description === '' ? null : { label: labels.description, paragraphs: paragraphs(description) },
  };
}

/** "Dopytový formulár (300 €), Galéria pred a po (250 €)"; a rough estimate knows no unit prices. */
const featuresWithPrices = (features: readonly FeatureId[], lines: readonly PriceLine[]): string =>
  features
    .map((id) => {
      const line = lines.find((each) => each.kind === 'feature' && each.feature === id);
      return line ? `${featureName(id)} (${formatCents(line.amount)})` : featureName(id);
    })
    .join(', ');

const paragraphs = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function waterfall(quote: Quote, { vat }: SiteFacts): QuoteDocument['waterfall'] {
  const { heading, total, range, ...columns } = words.waterfall;
  const sum = (label: string, amount: string, price: PriceRange | Cents) => ({
    label: priceLabel(label, vat),
    amount,
    withVat: priceWithVat(price, vat).secondary,
  });
  return {
    heading: servicePriceOf(quote.selection.service) ? SERVICE_PRICE.calculation : heading,
    columns,
    lines: quote.lines.map((line) => ({
      label: typoSk(priceLineLabel(line)),
      factor: priceLineFactor(line),
      amount: formatExactEuros(line.amount),
    })),
    totals: [
      sum(total, formatExactEuros(quote.total), quote.total),
      sum(range, formatEuroRange(quote.range.min, quote.range.max), quote.range),
    ],
  };
}

function scope({ selection }: Quote, site: SiteFacts): QuoteDocument['scope'] {
  const { heading, included, extra, excluded, exclusions } = words.scope;
  // What a service holds beyond its website is in no calculated price, so only the website's parts are listed.
  const isPart = servicePriceOf(selection.service) !== null;
  const features = listWithClaims(
    SERVICE_CONTENT[isPart ? 'tvorba-webu' : selection.service].features,
    siteClaims(site),
  );
  const titles = (inPrice: boolean) =>
    features.filter((feature) => feature.included === inPrice).map(({ title }) => typoSk(title));
  return {
    heading,
    lists: [
      {
        label: isPart ? SERVICE_PRICE.included : included,
        kind: 'included' as const,
        items: titles(true),
      },
      { label: extra, kind: 'extra' as const, items: titles(false) },
      { label: excluded, kind: 'excluded' as const, items: exclusions.map(typoSk) },
    ].filter(({ items }) => items.length > 0),
  };
}

const notes = ({ quote, facts, aiAssisted }: QuoteDocumentInput): string[] => [
  words.notes.estimate,
  words.notes.notBinding,
  ...urgentNotes(quote.lines),
  ...(aiAssisted ? [words.notes.aiDescription] : []),
  ...(quote.rough ? [] : [`${words.notes.priceList} ${formatDate(facts.validUntil)}.`]),
];
