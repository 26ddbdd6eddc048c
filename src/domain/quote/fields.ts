import { z } from 'zod';
import { deliverableEmail, isEmail } from '../kernel/email.ts';
import { isPhone } from '../kernel/phone.ts';
import { lineOfText, UNSAFE_TEXT_MESSAGE } from '../kernel/safe-text.ts';
import {
  BUDGET_IDS,
  FEATURE_IDS,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
} from './catalogue.ts';
import {
  COMPANY_MAX,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
} from './limits.ts';
import { MESSAGES } from './messages.ts';
import { inCatalogueOrder } from './selection.ts';

/** One of known ids; nothing chosen and an unknown choice have messages of their own (specification 5). */
const choice = <const Ids extends readonly [string, ...string[]]>(
  ids: Ids,
  required: string,
  unknown: string,
) =>
  z.enum(ids, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? required : unknown),
  });

const serviceField = choice(SERVICE_SLUGS, MESSAGES.serviceUnknown, MESSAGES.serviceUnknown);
export const modeField = choice(MODE_IDS, MESSAGES.modeRequired, MESSAGES.modeUnknown);
export const tradeField = choice(TRADE_IDS, MESSAGES.tradeRequired, MESSAGES.tradeUnknown);
export const sizeField = choice(SIZE_IDS, MESSAGES.sizeRequired, MESSAGES.sizeUnknown);
export const budgetField = choice(BUDGET_IDS, MESSAGES.budgetRequired, MESSAGES.budgetUnknown);
export const timelineField = choice(TIMELINE_IDS, MESSAGES.timelineRequired, MESSAGES.timelineUnknown);

/** Selected features: known, each once, read into the order of the catalogue; selecting none is fine. */
export const featuresField = z
  .array(z.enum(FEATURE_IDS, MESSAGES.featuresUnknown), MESSAGES.featuresUnknown)
  .max(FEATURE_IDS.length, MESSAGES.featuresRepeated)
  .refine((ids) => new Set(ids).size === ids.length, MESSAGES.featuresRepeated)
  .transform(inCatalogueOrder);

/** Selected features where the specification does not ask for them. */
export const optionalFeaturesField = featuresField.optional().default([]);

/** What a website is to be, as the calls of the contract carry it; a call may leave open what it can do without. */
export const selectionFields = {
  serviceSlug: serviceField,
  mode: modeField.optional().default('detailed'),
  selectedTrade: tradeField,
  selectedFeatures: featuresField,
  projectSize: sizeField,
};

/** Many lines of at least ten characters. */
const longText = (required: string, short: string) =>
  lineOfText(DESCRIPTION_MAX, { missing: required, multiline: true })
    .refine((text) => text !== '', { error: required, abort: true })
    .refine((text) => text.length >= DESCRIPTION_MIN, short);

export const descriptionField = longText(MESSAGES.descriptionRequired, MESSAGES.descriptionShort);
/** What a visitor writes in the contact form. */
export const messageField = longText(MESSAGES.messageRequired, MESSAGES.messageShort);

/** Description where the specification does not require one. */
export const optionalDescriptionField = lineOfText(DESCRIPTION_MAX, { multiline: true })
  .optional()
  .default('');

export const nameField = lineOfText(NAME_MAX, { missing: MESSAGES.nameRequired })
  .refine((text) => text !== '', { error: MESSAGES.nameRequired, abort: true })
  .refine((text) => text.length >= NAME_MIN, MESSAGES.nameShort);

/** The length is checked before the pattern, so that a huge text costs nothing (security 42). */
export const emailField = lineOfText(EMAIL_MAX, { missing: MESSAGES.emailRequired })
  .refine((text) => text !== '', { error: MESSAGES.emailRequired, abort: true })
  .refine(isEmail, MESSAGES.emailInvalid)
  .transform(deliverableEmail);

/** Characters without spaces are counted, then the number has to be one that can exist (decisions 1.8). */
export const phoneField = lineOfText(PHONE_MAX, { missing: MESSAGES.phoneRequired })
  .refine((text) => text !== '', { error: MESSAGES.phoneRequired, abort: true })
  .refine((text) => text.replace(/\s/g, '').length >= PHONE_MIN, { error: MESSAGES.phoneShort, abort: true })
  .refine(isPhone, MESSAGES.phoneInvalid);

/** A contact field that may be left empty; when filled, it has to be right (decisions 3). */
export const orEmpty = <Field extends z.ZodType<string, string>>(field: Field) =>
  z
    .union([z.literal(''), z.null().transform((): '' => ''), field], {
      error: (issue) => firstMessage(issue) ?? UNSAFE_TEXT_MESSAGE,
    })
    .optional()
    .default('');

export const companyField = lineOfText(COMPANY_MAX)
  .nullish()
  .transform((text) => text ?? '');

/** The message of the field itself, which a union would hide behind "invalid input". */
function firstMessage(issue: object): string | undefined {
  if (!('errors' in issue) || !Array.isArray(issue.errors)) return undefined;
  const last: unknown = issue.errors.at(-1);
  if (!Array.isArray(last)) return undefined;
  return (last as Array<{ message: string }>)[0]?.message;
}
