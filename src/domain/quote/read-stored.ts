import { z } from 'zod';
import { FIRST_ISSUED_WORDS } from '#content/first-issued-words.ts';
import { contactIn, type RequestContact } from '../requests/request-fields.ts';
import { PRICE_PARTS, SERVICE_SLUGS, SIZE_IDS, TIMELINE_IDS } from './catalogue.ts';
import type { IssuedQuote } from './issued-quote.ts';
import type { LabelledLine } from './labels.ts';
import type { Named, NamedSelection } from './named-selection.ts';
import { NOTE_KINDS, type QuoteNote } from './notes.ts';
import { type PriceTotal, priceTotal } from './price-total.ts';
import { servicePriceOf } from './service-price.ts';
import { timelineWords } from './timeline.ts';

// What the database holds may be of any version of the program; only this file knows the older ones (decision 046).

const namedSchema = z.object({ id: z.string(), label: z.string() });
const rangeSchema = z.object({ min: z.int(), max: z.int() });
const totalSchema = rangeSchema.extend({
  parts: z.array(rangeSchema.extend({ id: z.enum(PRICE_PARTS), label: z.string() })),
});

const namedSelectionSchema = z.object({
  service: namedSchema,
  mode: namedSchema,
  trade: namedSchema.nullable(),
  size: namedSchema.nullable(),
  /** Asked since the price of a service is one with its website's. */
  hasWebsite: z.boolean().nullable().default(null),
  features: z.array(namedSchema),
  budget: namedSchema.nullable(),
  timeline: namedSchema.nullable(),
}) satisfies z.ZodType<NamedSelection>;

/** What all versions of a quote have in common. */
const quoteFields = {
  range: rangeSchema,
  total: z.int(),
  timelineText: z.string(),
  rough: z.boolean(),
  priceBookVersion: z.int().nullable(),
};

/** What a remark is about, before it said so itself: by the words that each of them had. */
const saidNotes = z.array(
  z.string().transform((text): QuoteNote => {
    if (text.includes('termín')) return { kind: 'deadline', text };
    return { kind: text.includes('bežné') ? 'usual' : 'budget', text };
  }),
);

const thirdQuoteSchema = z.object({
  ...quoteFields,
  version: z.literal(3),
  notes: z.array(z.object({ kind: z.enum(NOTE_KINDS), text: z.string() })),
  selection: namedSelectionSchema.extend({ trade: namedSchema, size: namedSchema }),
  lines: z.array(
    z.object({ id: z.string(), label: z.string(), percent: z.int().nullable(), amount: z.int() }),
  ),
  servicePrice: z
    .object({
      range: rangeSchema,
      paid: z.string().nullable(),
      duration: z.string().nullable(),
      explanation: z.string(),
    })
    .nullable(),
  timelineWords: z.string(),
  /** Kept since; before, it follows from the other prices. */
  oneOff: totalSchema.optional(),
  describedByAi: z.boolean().optional(),
}) satisfies z.ZodType<Omit<IssuedQuote, 'oneOff'>>;

/** Its remarks were their texts alone. */
const secondQuoteSchema = thirdQuoteSchema.extend({ version: z.literal(2), notes: saidNotes });

/** Choices by their ids alone. */
const choiceFields = {
  mode: z.string(),
  features: z.array(z.string()),
  budget: z.string().nullable(),
  timeline: z.string().nullable(),
};

const firstLineSchema = z.object({
  kind: z.string(),
  amount: z.int(),
  percent: z.int().optional(),
  size: z.string().optional(),
  trade: z.string().optional(),
  feature: z.string().optional(),
  mode: z.string().optional(),
  timeline: z.string().optional(),
});
type FirstLine = z.infer<typeof firstLineSchema>;

/** Written before documents had a version. */
const firstQuoteSchema = z.object({
  ...quoteFields,
  notes: saidNotes,
  selection: z.object({ ...choiceFields, service: z.string(), trade: z.string(), size: z.string() }),
  lines: z.array(firstLineSchema),
});

/** A stored quote of any version, with the numbers and the words it was issued with. Throws for anything else. */
export function readIssuedQuote(stored: unknown): IssuedQuote {
  const version = versionOf(stored);
  if (version === 3) return withTotal(thirdQuoteSchema.parse(stored));
  if (version === 2) return withTotal({ ...secondQuoteSchema.parse(stored), version: 3 });
  const { selection, lines, ...quote } = firstQuoteSchema.parse(stored);
  const { service, size, timeline } = selection;
  const offered = SERVICE_SLUGS.find((slug) => slug === service);
  return withTotal({
    ...quote,
    version: 3,
    selection: {
      ...firstSelection(selection),
      trade: word('trade', selection.trade),
      size: word('size', size),
    },
    lines: lines.map(firstLine),
    servicePrice: offered === undefined ? null : servicePriceOf(offered),
    timelineWords: firstTimelineWords(size, timeline) ?? quote.timelineText,
  });
}

const withTotal = (
  quote: Omit<IssuedQuote, 'oneOff'> & { oneOff?: PriceTotal | undefined },
): IssuedQuote => ({
  ...quote,
  oneOff: quote.oneOff ?? priceTotal({ ...quote, features: null }),
});

const firstTimelineWords = (size: string, timeline: string | null): string | undefined => {
  const known = SIZE_IDS.find((id) => id === size);
  return known && timelineWords(known, TIMELINE_IDS.find((id) => id === timeline) ?? null);
};

function firstLine({ kind, amount, percent, ...line }: FirstLine): LabelledLine {
  const id = kind === 'feature' ? `feature-${line.feature}` : kind;
  return { id, label: firstLineLabel(kind, line), percent: percent ?? null, amount };
}

function firstLineLabel(kind: string, line: Omit<FirstLine, 'kind' | 'amount' | 'percent'>): string {
  const { lines, feature } = FIRST_ISSUED_WORDS;
  switch (kind) {
    case 'base':
      return wordIn(lines.base, line.size);
    case 'trade':
      return wordIn(lines.trade, line.trade);
    case 'feature':
      return wordIn(feature, line.feature);
    case 'mode':
      return wordIn(lines.mode, line.mode);
    case 'timeline':
      return wordIn(lines.timeline, line.timeline);
    default:
      return wordIn(lines, kind);
  }
}

const requestSelectionSchema = namedSelectionSchema.extend({ version: z.literal(2) });
const firstRequestSelectionSchema = z.object({ ...choiceFields, size: z.string().nullable() });

/** The form in which a request's selection is stored. */
export const storedSelection = (selection: NamedSelection): z.infer<typeof requestSelectionSchema> => ({
  version: 2,
  ...selection,
});

/** A request's selection of any version; the first one had service and trade only beside it. Throws for anything else. */
export function readRequestSelection(
  stored: unknown,
  { service, trade }: { service: string; trade: string },
): NamedSelection {
  if (versionOf(stored) === 2) return namedSelectionSchema.parse(stored);
  const { size, ...selection } = firstRequestSelectionSchema.parse(stored);
  return {
    ...firstSelection({ ...selection, service }),
    trade: trade === 'general' ? null : word('trade', trade),
    size: size === null ? null : word('size', size),
  };
}

const clientSchema = z.record(z.string(), z.string());

/** For whom a stored quote was made; a version before may not have asked for every field. */
export const readQuoteClient = (stored: unknown): RequestContact => contactIn(clientSchema.parse(stored));

const versionOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'version' in stored ? stored.version : undefined;

const firstSelection = (choices: {
  service: string;
  mode: string;
  features: string[];
  budget: string | null;
  timeline: string | null;
}): Omit<NamedSelection, 'trade' | 'size'> => ({
  service: word('service', choices.service),
  hasWebsite: null,
  mode: word('mode', choices.mode),
  features: choices.features.map((id) => word('feature', id)),
  budget: choices.budget === null ? null : word('budget', choices.budget),
  timeline: choices.timeline === null ? null : word('timeline', choices.timeline),
});

const word = (kind: Exclude<keyof typeof FIRST_ISSUED_WORDS, 'lines'>, id: string): Named => ({
  id,
  label: wordIn(FIRST_ISSUED_WORDS[kind], id),
});

/** An id that no list knows stands for itself. */
function wordIn(words: Readonly<Record<string, unknown>>, id = ''): string {
  const found = Object.hasOwn(words, id) ? words[id] : undefined;
  return typeof found === 'string' ? found : id;
}
