import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import * as calls from './calls.ts';
import { modeField, optionalFeaturesField, selectionFields, sizeField, tradeField } from './fields.ts';

/** Longest instruction accepted from a browser, in characters (security 53). */
const PROMPT_MAX = 2000;

export const descriptionAnswerSchema = z.object({ description: z.string() });

export const descriptionSchemas = {
  generateDescription: {
    body: z.object({
      prompt: lineOfText(PROMPT_MAX, { multiline: true }),
      context: z
        .object({
          service: selectionFields.serviceSlug.nullish(),
          mode: modeField,
          trade: tradeField.nullish(),
          size: sizeField.nullish(),
          features: optionalFeaturesField,
        })
        .optional(),
    }),
    answer: descriptionAnswerSchema,
  },
};

export const generateDescription = endpoint(
  calls.generateDescription,
  descriptionSchemas.generateDescription,
  {
    summary:
      'A project description written by the configured AI; the prompt is rebuilt on the server from `context`.',
    access: 'anyone',
    limit: perAddress('description', 20, 60),
    errors: ['aiUnavailable'],
  },
);
