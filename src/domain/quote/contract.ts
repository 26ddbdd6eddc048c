import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAddress, READ_LIMIT } from '../api/limit.ts';
import { clientSchemas, openSchemas } from '../requests/request-field-schemas.ts';
import * as calls from './calls.ts';
import { type Mode, PRICE_PARTS } from './catalogue.ts';
import {
  budgetField,
  descriptionField,
  optionalDescriptionField,
  selectionFields,
  timelineField,
} from './fields.ts';
import { priceBookSchema } from './price-book-schema.ts';

const PDF = { file: ['application/pdf'] } as const;

/** What the visitor chose, as every quote call carries it; texts sent along for display are never trusted. */
const selection = {
  ...selectionFields,
  budget: budgetField,
  timeline: timelineField,
};

/** In detailed mode a description is required (specification 5). */
function requireDescription(
  body: { mode: Mode; projectDescription: string },
  context: z.RefinementCtx,
): void {
  if (body.mode === 'quick') return;
  const checked = descriptionField.safeParse(body.projectDescription);
  if (checked.success) return;
  context.addIssue({
    code: 'custom',
    path: ['projectDescription'],
    message: checked.error.issues[0]?.message ?? '',
  });
}

const money = z.number().describe('euros, at most two decimals');

export const rangeSchema = z.object({ min: z.int(), max: z.int() }).describe('whole euros');

/** A calculation as rows of a list, to scale; amounts in cents. */
export const calculationSchema = z
  .object({
    lines: z.array(z.object({ id: z.string(), label: z.string(), amount: z.int() })),
    sum: z.object({ label: z.string(), amount: z.int() }),
    range: rangeSchema,
  })
  .nullable()
  .describe('how the calculated part of the price adds up, in cents; null where nothing is calculated');

const quoteLineSchema = z.object({
  id: z.string(),
  label: z.string(),
  amount: money,
  factor: z.string().optional().describe('how a line that is no amount of its own is counted'),
});

export const quoteAnswerSchema = z.object({
  quoteId: z.uuid(),
  number: z.string().nullable().describe('RO-2026-000123; null while nothing can be stored'),
  priceRange: rangeSchema.extend({ currency: z.literal('EUR') }),
  total: rangeSchema
    .extend({
      parts: z.array(rangeSchema.extend({ id: z.enum(PRICE_PARTS), label: z.string() })),
    })
    .describe('all that is paid once'),
  estimate: money,
  rough: z.boolean().describe('true when only the fallback rule could be used ("hrubý odhad")'),
  details: z.array(quoteLineSchema),
  timeline: z.string(),
  validUntil: z.iso.datetime(),
  priceBookVersion: z.int().nullable(),
  recurring: rangeSchema.extend({ unit: z.enum(['month', 'period']) }).nullable(),
  notes: z.array(z.string()),
  urgentNotes: z.array(z.string()).optional().describe('what an urgent deadline does to the price'),
});
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

export const priceBookAnswerSchema = z.object({
  book: priceBookSchema.nullable().describe('null while only rough estimates can be made'),
  describesByAi: z.boolean().describe('false: generate-description would only answer that it cannot'),
});

export const quoteSchemas = {
  priceBook: { answer: priceBookAnswerSchema },
  generateQuote: {
    body: z
      .object({
        ...selection,
        ...openSchemas,
        projectDescription: optionalDescriptionField,
        describedByAi: z
          .boolean()
          .optional()
          .describe('the description is what generate-description answered'),
      })
      .superRefine(requireDescription),
    answer: quoteAnswerSchema,
  },
  openQuotePdf: { query: z.object({ id: z.uuid() }), answer: PDF },
  exportQuotePdf: {
    body: z
      .object({
        ...selection,
        quoteId: z.uuid().optional(),
        ...clientSchemas,
        projectDescription: optionalDescriptionField,
      })
      .superRefine(requireDescription),
    answer: PDF,
  },
};

export const priceBook = endpoint(calls.priceBook, quoteSchemas.priceBook, {
  summary:
    'The price book in force, for showing prices before a quote is asked for, and whether an AI writes descriptions.',
  access: 'anyone',
  limit: READ_LIMIT,
});

export const generateQuote = endpoint(calls.generateQuote, quoteSchemas.generateQuote, {
  summary: 'Prices the selection and stores the quote.',
  access: 'anyone',
  limit: perAddress('quote', 60, 10),
  errors: ['databaseUnavailable'],
});

/** Both PDFs of a quote cost the same, and count together. */
const PDF_LIMIT = perAddress('pdf', 40, 10);

export const openQuotePdf = endpoint(calls.openQuotePdf, quoteSchemas.openQuotePdf, {
  summary: 'An issued quote as a PDF by its id, without who asked for it: for the link in a mail.',
  access: 'anyone',
  limit: PDF_LIMIT,
  errors: ['notFound', 'databaseUnavailable', 'busy'],
});

export const exportQuotePdf = endpoint(calls.exportQuotePdf, quoteSchemas.exportQuotePdf, {
  summary: 'The quote as a PDF; every number is the server’s own.',
  access: 'anyone',
  limit: PDF_LIMIT,
  errors: ['notFound', 'busy'],
});
