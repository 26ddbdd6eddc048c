import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { DOCUMENT_MAX_BODY, endpoint } from '../api/endpoint.ts';
import { perAccount, perAddress } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { BUDGET_IDS, type BudgetId, TIMELINE_IDS, type TimelineId } from '../quote/catalogue.ts';
import { optionalDescriptionField, optionalFeaturesField, selectionFields } from '../quote/fields.ts';
import { budgetLabel, timelineLabel } from '../quote/labels.ts';
import { LABEL_MAX } from '../quote/limits.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import { clientSchemas } from '../requests/request-field-schemas.ts';
import { REQUEST_FIELDS } from '../requests/request-fields.ts';
import * as calls from './calls.ts';
import { prdDocumentSchema } from './document.ts';
import { DOCUMENT_EXTENT, MARKDOWN_MAX, TITLE_MAX } from './limits.ts';

/** What a client sends when nothing was chosen (specification 7). */
export const UNDECIDED = 'Neurčený';

const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A choice sent as its id or as the words it is shown with; nothing chosen is null. */
const idOrLabel = <Id extends string>(ids: readonly Id[], label: (id: Id) => string, unknown: string) =>
  lineOfText(LABEL_MAX, { missing: unknown })
    .nullish()
    .transform((text, context): Id | null => {
      if (!text || text === UNDECIDED) return null;
      const found = ids.find((id) => id === text || plainSpaces(label(id)) === plainSpaces(text));
      if (found) return found;
      context.addIssue({ code: 'custom', message: unknown });
      return z.NEVER;
    });

const forDisplay = lineOfText(LABEL_MAX).nullish();

export const EXPORT_FORMATS = ['pdf', 'markdown', 'json', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FILES = { file: ['application/pdf', 'text/markdown', 'application/json', 'text/html'] } as const;

const CONTENT_INVALID = 'Obsah dokumentu nie je platný.';
const FORMAT_UNKNOWN = 'Vybraný formát nie je platný.';

const markdownField = lineOfText(MARKDOWN_MAX, { multiline: true }).pipe(z.string().min(1, CONTENT_INVALID));

export const prdSchemas = {
  generatePrd: {
    body: z.object({
      ...selectionFields,
      selectedFeatures: optionalFeaturesField,
      serviceName: forDisplay,
      ...clientSchemas,
      projectDescription: optionalDescriptionField,
      projectType: forDisplay,
      budgetRange: idOrLabel<BudgetId>(BUDGET_IDS, budgetLabel, VALIDATION_TEXTS.budgetUnknown),
      timeline: idOrLabel<TimelineId>(TIMELINE_IDS, timelineLabel, VALIDATION_TEXTS.timelineUnknown),
      language: z.literal('sk').optional().default('sk'),
      detailLevel: z.literal('standard').optional().default('standard'),
      includeRiskAssessment: z.boolean().optional().default(true),
      includeMaintenancePlan: z.boolean().optional().default(true),
      quoteId: z.uuid().nullish(),
    }),
    answer: prdDocumentSchema,
  },
  exportPrd: {
    body: z.object({
      prdContent: z.union([markdownField, prdDocumentSchema], { error: CONTENT_INVALID }),
      format: z.enum(EXPORT_FORMATS, FORMAT_UNKNOWN),
      metadata: z
        .object({
          title: lineOfText(TITLE_MAX).nullish(),
          clientName: lineOfText(REQUEST_FIELDS.name.max).nullish(),
          serviceName: lineOfText(LABEL_MAX).nullish(),
          generatedAt: z.iso.datetime().nullish(),
        })
        .optional()
        .default({}),
    }),
    answer: FILES,
  },
  ownPrd: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(EXPORT_FORMATS, FORMAT_UNKNOWN) }),
    answer: FILES,
  },
  projectPrd: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(EXPORT_FORMATS, FORMAT_UNKNOWN) }),
    answer: FILES,
  },
  inboxPrd: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(EXPORT_FORMATS, FORMAT_UNKNOWN) }),
    answer: FILES,
  },
};
export type GeneratePrdBody = z.output<typeof prdSchemas.generatePrd.body>;
export type ExportPrdBody = z.output<typeof prdSchemas.exportPrd.body>;

export const generatePrd = endpoint(calls.generatePrd, prdSchemas.generatePrd, {
  summary: 'The product requirements document of a selection; every number is the server’s own.',
  access: 'anyone',
  limit: perAddress('prd', 15, 15),
});

export const exportPrd = endpoint(calls.exportPrd, prdSchemas.exportPrd, {
  summary: 'A PRD as a file; `prdContent` is the document of generate-prd-anonymous or markdown.',
  access: 'anyone',
  limit: perAddress('prd-export', 60, 15),
  maxBody: DOCUMENT_MAX_BODY,
  maxExtent: DOCUMENT_EXTENT,
  errors: ['busy'],
});

export const ownPrd = endpoint(calls.ownPrd, prdSchemas.ownPrd, {
  summary: 'The PRD of one of the signed-in user’s quotes as a file, made from what is stored.',
  access: accessTo('quote.read'),
  limit: perAccount('own-prd', 60, 15),
  errors: ['databaseUnavailable', 'busy'],
});

export const inboxPrd = endpoint(calls.inboxPrd, prdSchemas.inboxPrd, {
  summary: 'The PRD of a request’s quote as a file, made from what is stored.',
  access: accessTo('inbox.read'),
  limit: perAccount('own-prd', 60, 15),
  errors: ['databaseUnavailable', 'busy'],
});

export const projectPrd = endpoint(calls.projectPrd, prdSchemas.projectPrd, {
  summary: 'The PRD of the quote that a project began with as a file, for its client.',
  access: accessTo('project.read'),
  limit: perAddress('project-prd', 60, 15),
  errors: ['databaseUnavailable', 'busy'],
});
