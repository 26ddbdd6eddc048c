import { z } from 'zod';
import { post } from '../api/endpoint.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { modeField, optionalFeaturesField, selectionFields, sizeField, tradeField } from './fields.ts';

/** Longest instruction accepted from a browser, in characters (security 53). */
const PROMPT_MAX = 2000;

export const descriptionAnswerSchema = z.object({ description: z.string() });

export const generateDescription = post(
  '/api/ai/generate-description',
  'A project description written by the configured AI; the prompt is rebuilt on the server from `context`.',
  z.object({
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
  descriptionAnswerSchema,
  { errors: ['aiUnavailable'] },
);
