import { z } from 'zod';
import type { RequestAnswer } from '../requests/contract.ts';
import { type QuoteAnswer, quoteAnswerSchema } from './contract.ts';
import {
  budgetField,
  featuresField,
  modeField,
  serviceField,
  sizeField,
  timelineField,
  tradeField,
} from './fields.ts';
import { serviceName } from './labels.ts';
import type { WizardForm } from './wizard-form.ts';
import { type Choices, clientOf, quoteDetails } from './wizard-payloads.ts';

/** Session-storage key of the confirmation record. */
export const CONFIRMATION_KEY = 'request-confirmation';

/** What the confirmation page knows about the request just sent (specification 3, "Confirmation record"). */
const confirmationSchema = z.object({
  serviceSlug: serviceField,
  serviceName: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  clientCompany: z.string(),
  projectType: tradeField,
  selectedFeatures: featuresField,
  budgetRange: budgetField,
  timeline: timelineField,
  projectDescription: z.string(),
  quoteDetails: quoteAnswerSchema.pick({ priceRange: true, details: true, timeline: true }),
  requestId: z.string(),
  submittedAt: z.iso.datetime(),
  ticket: z.string(),
  quoteId: z.uuid(),
  mode: modeField,
  projectSize: sizeField,
});
export type ConfirmationRecord = z.output<typeof confirmationSchema>;

/** The record kept after a successful submission. */
export const confirmationRecord = (
  choices: Choices,
  form: WizardForm,
  quote: QuoteAnswer,
  answer: Pick<RequestAnswer, 'requestId' | 'ticket'>,
  now: Date,
): ConfirmationRecord => ({
  serviceSlug: choices.service,
  serviceName: serviceName(choices.service),
  ...clientOf(form),
  projectType: choices.trade,
  selectedFeatures: choices.features,
  budgetRange: choices.budget,
  timeline: choices.timeline,
  projectDescription: form.description.trim(),
  quoteDetails: quoteDetails(quote),
  requestId: answer.requestId,
  submittedAt: now.toISOString(),
  ticket: answer.ticket,
  quoteId: quote.quoteId,
  mode: choices.mode,
  projectSize: choices.size,
});

/** Reads the kept record; null when there is none or it is damaged. */
export function readConfirmation(saved: string | null): ConfirmationRecord | null {
  if (saved === null) return null;
  try {
    return confirmationSchema.safeParse(JSON.parse(saved)).data ?? null;
  } catch {
    return null;
  }
}

/** The quote's PDF again, from what the confirmation kept. */
export const pdfBodyOf = (record: ConfirmationRecord) => ({
  serviceSlug: record.serviceSlug,
  serviceName: record.serviceName,
  clientName: record.clientName,
  clientEmail: record.clientEmail,
  clientPhone: record.clientPhone,
  clientCompany: record.clientCompany,
  mode: record.mode,
  selectedTrade: record.projectType,
  selectedFeatures: record.selectedFeatures,
  projectSize: record.projectSize,
  budget: record.budgetRange,
  timeline: record.timeline,
  projectDescription: record.projectDescription,
  quoteDetails: record.quoteDetails,
  quoteId: record.quoteId,
});
