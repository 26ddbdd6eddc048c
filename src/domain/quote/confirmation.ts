import type { RequestAnswer } from '../requests/contract.ts';
import { byClientName, contactOfClient, NO_CONTACT } from '../requests/request-fields.ts';
import { SERVICE_SLUGS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import { serviceName } from './labels.ts';
import { priceTotal } from './price-total.ts';
import { servicePriceOf } from './service-price.ts';
import type { WizardForm } from './wizard-form.ts';
import { type Choices, clientOf, quoteDetails } from './wizard-payloads.ts';

/**
 * The record kept after a successful submission (specification 3, "Confirmation record"). Its quote is the one the
 * server used: it can be another than the visitor has seen (decisions 7.13).
 */
export const confirmationRecord = (
  choices: Choices,
  form: WizardForm,
  shownQuote: QuoteAnswer,
  answer: Pick<RequestAnswer, 'requestId' | 'ticket' | 'quote' | 'repriced' | 'mailed' | 'answerBy'>,
  now: Date,
) => ({
  serviceSlug: choices.service,
  serviceName: serviceName(choices.service),
  ...clientOf(form),
  projectType: choices.trade,
  selectedFeatures: choices.features,
  budgetRange: choices.budget,
  timeline: choices.timeline,
  projectDescription: form.description.trim(),
  quoteDetails: quoteDetails(answer.quote ?? shownQuote),
  requestId: answer.requestId,
  submittedAt: now.toISOString(),
  ticket: answer.ticket,
  quoteId: (answer.quote ?? shownQuote).quoteId,
  /** The price is another than the visitor has seen. */
  repriced: answer.repriced,
  /** A confirmation is on its way to the client's address. */
  mailed: answer.mailed,
  /** By when an answer is promised. */
  answerBy: answer.answerBy,
  mode: choices.mode,
  projectSize: choices.size,
  /** Not in a record from before the question. */
  hasWebsite: choices.hasWebsite as boolean | undefined,
});

/** What the confirmation page knows about the request just sent. */
export type ConfirmationRecord = ReturnType<typeof confirmationRecord>;

/**
 * Reads the kept record; null when there is none or it is damaged. This tab wrote it, so what the page shows is
 * checked and no more: whatever goes back to the server is validated there, and the page stays without that code.
 */
export function readConfirmation(saved: string | null): ConfirmationRecord | null {
  if (saved === null) return null;
  try {
    const record = withTotal(JSON.parse(saved));
    return isShowable(record) ? { ...WITHOUT_CONTACT, ...record } : null;
  } catch {
    return null;
  }
}

/** A record from before quotes had a total, with the one that follows from its price: nobody had a website then. */
function withTotal(record: unknown): unknown {
  if (!isObject(record) || !isObject(record.quoteDetails) || 'total' in record.quoteDetails) return record;
  const { serviceSlug, rough, quoteDetails } = record;
  const service = SERVICE_SLUGS.find((slug) => slug === serviceSlug);
  if (service === undefined || !isObject(quoteDetails.priceRange)) return record;
  const { min, max } = quoteDetails.priceRange;
  const total = priceTotal({
    ...{ range: { min: Number(min), max: Number(max) }, servicePrice: servicePriceOf(service) },
    ...{ rough: rough === true, features: null },
  });
  return { ...record, quoteDetails: { ...quoteDetails, total } };
}

/** A record of the version before may lack a field that is asked since. */
const WITHOUT_CONTACT = byClientName(NO_CONTACT);

const SHOWN_TEXTS = [
  'serviceName',
  'clientName',
  'clientEmail',
  'projectDescription',
  'ticket',
] as const satisfies readonly (keyof ConfirmationRecord)[];

function isShowable(record: unknown): record is ConfirmationRecord {
  if (!isObject(record) || !isObject(record.quoteDetails)) return false;
  const { serviceSlug, submittedAt, projectType, projectSize, timeline, quoteDetails } = record;
  const { total } = quoteDetails;
  return (
    SHOWN_TEXTS.every((name) => typeof record[name] === 'string') &&
    !Number.isNaN(Date.parse(String(submittedAt))) &&
    SERVICE_SLUGS.some((slug) => slug === serviceSlug) &&
    TRADE_IDS.some((id) => id === projectType) &&
    SIZE_IDS.some((id) => id === projectSize) &&
    TIMELINE_IDS.some((id) => id === timeline) &&
    isObject(total) &&
    Array.isArray(total.parts) &&
    total.parts.every(isObject) &&
    [total.min, total.max].every(Number.isSafeInteger)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was chosen and written, as the documents of a quote take it. */
const sentOf = (record: ConfirmationRecord) => ({
  serviceSlug: record.serviceSlug,
  serviceName: record.serviceName,
  ...byClientName(contactOfClient(record)),
  mode: record.mode,
  selectedTrade: record.projectType,
  selectedFeatures: record.selectedFeatures,
  projectSize: record.projectSize,
  hasWebsite: record.hasWebsite,
  timeline: record.timeline,
  projectDescription: record.projectDescription,
  quoteId: record.quoteId,
});

/** The quote's PDF again, from what the confirmation kept. */
export const pdfBodyOf = (record: ConfirmationRecord) => ({
  ...sentOf(record),
  budget: record.budgetRange,
  quoteDetails: record.quoteDetails,
});

/** The requirements document of the quote, from what the confirmation kept. */
export const prdBodyOf = (record: ConfirmationRecord) => ({
  ...sentOf(record),
  projectType: record.serviceName,
  budgetRange: record.budgetRange,
});
