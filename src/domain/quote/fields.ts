import { z } from 'zod';
import { filledText, lineOfText } from '../kernel/safe-text.ts';
import {
  BUDGET_IDS,
  FEATURE_IDS,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
  WEBSITE_ANSWERS,
} from './catalogue.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from './limits.ts';
import { inCatalogueOrder } from './selection.ts';
import { VALIDATION_TEXTS } from './validation-texts.ts';

/** One of known ids; nothing chosen and an unknown choice have messages of their own (specification 5). */
const choice = <const Ids extends readonly [string, ...string[]]>(
  ids: Ids,
  required: string,
  unknown: string,
) =>
  z.enum(ids, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? required : unknown),
  });

const serviceField = choice(SERVICE_SLUGS, VALIDATION_TEXTS.serviceUnknown, VALIDATION_TEXTS.serviceUnknown);
export const modeField = choice(MODE_IDS, VALIDATION_TEXTS.modeRequired, VALIDATION_TEXTS.modeUnknown);
export const tradeField = choice(TRADE_IDS, VALIDATION_TEXTS.tradeRequired, VALIDATION_TEXTS.tradeUnknown);
/** The wizard's answer to "Máte už web?". */
export const websiteField = choice(
  [...WEBSITE_ANSWERS, 'not-asked'],
  VALIDATION_TEXTS.hasWebsiteRequired,
  VALIDATION_TEXTS.hasWebsiteUnknown,
);
export const sizeField = choice(SIZE_IDS, VALIDATION_TEXTS.sizeRequired, VALIDATION_TEXTS.sizeUnknown);
export const budgetField = choice(
  BUDGET_IDS,
  VALIDATION_TEXTS.budgetRequired,
  VALIDATION_TEXTS.budgetUnknown,
);
export const timelineField = choice(
  TIMELINE_IDS,
  VALIDATION_TEXTS.timelineRequired,
  VALIDATION_TEXTS.timelineUnknown,
);

/** Selected features: known, each once, read into the order of the catalogue; selecting none is fine. */
export const featuresField = z
  .array(z.enum(FEATURE_IDS, VALIDATION_TEXTS.featuresUnknown), VALIDATION_TEXTS.featuresUnknown)
  .max(FEATURE_IDS.length, VALIDATION_TEXTS.featuresRepeated)
  .refine((ids) => new Set(ids).size === ids.length, VALIDATION_TEXTS.featuresRepeated)
  .transform(inCatalogueOrder);

/** Selected features where the specification does not ask for them. */
export const optionalFeaturesField = featuresField.optional().default([]);

/** Not filled in where it is absent: nobody has answered, and a submission from before the question is the same again. */
const hasWebsiteField = z
  .boolean(VALIDATION_TEXTS.hasWebsiteUnknown)
  .optional()
  .describe('true: no website is calculated for the service, its features are added at their prices');

/** What a website is to be, as the calls of the contract carry it; a call may leave open what it can do without. */
export const selectionFields = {
  serviceSlug: serviceField,
  mode: modeField.optional().default('detailed'),
  selectedTrade: tradeField,
  selectedFeatures: featuresField,
  projectSize: sizeField,
  hasWebsite: hasWebsiteField,
};

/** Many lines of at least ten characters. */
const longText = (required: string, short: string) =>
  filledText(DESCRIPTION_MAX, required, { multiline: true }).refine(
    (text) => text.length >= DESCRIPTION_MIN,
    short,
  );

export const descriptionField = longText(
  VALIDATION_TEXTS.descriptionRequired,
  VALIDATION_TEXTS.descriptionShort,
);
/** What a visitor writes in the contact form. */
export const messageField = longText(VALIDATION_TEXTS.messageRequired, VALIDATION_TEXTS.messageShort);

/** Description where the specification does not require one. */
export const optionalDescriptionField = lineOfText(DESCRIPTION_MAX, { multiline: true })
  .optional()
  .default('');
