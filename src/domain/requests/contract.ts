import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { TRADE_IDS } from '../quote/catalogue.ts';
import { quoteAnswerSchema } from '../quote/contract.ts';
import {
  budgetField,
  optionalDescriptionField,
  optionalFeaturesField,
  selectionFields,
  timelineField,
} from '../quote/fields.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import * as calls from './calls.ts';
import { submittedSchemas } from './request-field-schemas.ts';
import { answerByField, honeypotField, mailedField } from './submission-schemas.ts';

const nothingChosen = z.literal('').transform(() => undefined);

export const requestAnswerSchema = z.object({
  requestId: z.uuid(),
  id: z.uuid().describe('the same as requestId'),
  number: z.int(),
  ticket: z.string().describe('"#0017"'),
  status: z.literal('new'),
  mailed: mailedField,
  answerBy: answerByField,
  quote: quoteAnswerSchema.nullable().describe('the quote whose price the request has; null without a trade'),
  repriced: z
    .boolean()
    .describe('true when the quote that was sent along could not be used and the price is a new one'),
});
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;

export const requestSchemas = {
  submitRequest: {
    body: z.object({
      ...submittedSchemas('wizard'),
      serviceSlug: selectionFields.serviceSlug,
      projectType: z
        .enum([...TRADE_IDS, 'general'], VALIDATION_TEXTS.tradeUnknown)
        .optional()
        .default('general'),
      selectedFeatures: optionalFeaturesField,
      budget: z.union([budgetField, nothingChosen], VALIDATION_TEXTS.budgetUnknown).nullish(),
      timeline: z.union([timelineField, nothingChosen], VALIDATION_TEXTS.timelineUnknown).nullish(),
      description: optionalDescriptionField,
      quoteId: z.uuid().optional(),
      mode: selectionFields.mode,
      projectSize: selectionFields.projectSize.optional(),
      hasWebsite: selectionFields.hasWebsite,
      website: honeypotField,
      filledInMs: z
        .int()
        .min(0)
        .optional()
        .describe('milliseconds from the start to sending; under two seconds nobody fills in a wizard'),
    }),
    answer: requestAnswerSchema,
  },
};

export const submitRequest = endpoint(calls.submitRequest, requestSchemas.submitRequest, {
  summary:
    'Stores a service request and mails client and operator. Prices and status sent along are ignored.',
  access: accessTo('request.create'),
  limit: perAddress('request', 20, 60),
  status: 201,
  errors: ['looksAutomatic', 'inFlight', 'keyReused', 'databaseUnavailable'],
});
