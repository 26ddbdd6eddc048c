import type { ParsedBody } from '#domain/api/endpoint.ts';
import { parsePhone } from '#domain/kernel/phone.ts';
import { nameSelection, type OpenSelection } from '#domain/quote/named-selection.ts';
import { storedSelection } from '#domain/quote/read-stored.ts';
import type { BotSignals } from '#domain/requests/bot.ts';
import type { submitContact } from '#domain/requests/contact-contract.ts';
import type { submitRequest } from '#domain/requests/contract.ts';
import type { enterRequest } from '#domain/requests/inbox-contract.ts';
import { contactIn, type KnownFields } from '#domain/requests/request-fields.ts';
import type { SubmitContext } from '../idempotency/submit-once.ts';
import type { StoredQuote } from '../quote/service.ts';
import type { NewRequest } from './data.ts';

/** What a form submits, without what only tells bots from people. */
export type WizardSubmission = Omit<ParsedBody<typeof submitRequest>, keyof BotSignals>;
type ContactSubmission = Omit<ParsedBody<typeof submitContact>, keyof BotSignals>;

/** A wizard's request as it is stored. */
export const wizardRow = (
  id: string,
  body: WizardSubmission,
  quote: StoredQuote | null,
  context: SubmitContext,
): NewRequest => ({
  id,
  ...commonColumns(body, context),
  ...priceColumns(quote),
  kind: 'wizard',
  description: body.description,
  service: body.serviceSlug,
  trade: body.projectType,
  selection: storedSelection(quote?.quote.selection ?? nameSelection(chosenIn(body))),
  quoteId: quote?.id ?? null,
});

function priceColumns(quote: StoredQuote | null): Pick<NewRequest, 'priceMin' | 'priceMax'> {
  const oneOff = quote?.quote.oneOff;
  // Nothing is paid once for what is only paid again and again.
  if (!oneOff || oneOff.parts.length === 0) return { priceMin: null, priceMax: null };
  return { priceMin: oneOff.min, priceMax: oneOff.max };
}

/** What was chosen, by the names of the quote's selection. A form need not ask for everything. */
export const chosenIn = (body: WizardSubmission): OpenSelection => ({
  service: body.serviceSlug,
  mode: body.mode,
  trade: body.projectType === 'general' ? null : body.projectType,
  size: body.projectSize ?? null,
  hasWebsite: body.hasWebsite ?? null,
  features: body.selectedFeatures,
  budget: body.budget ?? null,
  timeline: body.timeline ?? null,
});

/** A contact form's request as it is stored. */
export const contactRow = (id: string, body: ContactSubmission, context: SubmitContext): NewRequest => ({
  id,
  ...commonColumns(body, context),
  kind: 'contact',
  description: body.message,
  topic: body.topic,
});

/** A request by hand as it is stored: whoever enters it has seen it. */
export const handRow = (
  id: string,
  { kind, description, topic, ...contact }: ParsedBody<typeof enterRequest>,
  now: Date,
): NewRequest => ({
  id,
  ...commonColumns(contact, { browserId: null, now }),
  kind,
  status: 'seen',
  description,
  topic,
});

/** What every request has: who writes, from which browser, and when. */
function commonColumns(asked: KnownFields, { browserId, now }: Pick<SubmitContext, 'browserId' | 'now'>) {
  const { phone, ...texts } = contactIn(asked);
  const parsed = parsePhone(phone);
  return {
    ...texts,
    phoneE164: parsed?.e164 ?? '',
    phoneDisplay: parsed?.display ?? phone,
    browserId,
    createdAt: now,
    updatedAt: now,
  };
}
