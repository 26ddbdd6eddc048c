import type { BodyOf } from '../api/call.ts';
import type { FormSignals } from '../requests/bot.ts';
import type { submitRequest } from '../requests/contract.ts';
import {
  type AskedBy,
  byClientName,
  clientName,
  fieldsAskedBy,
  REQUEST_FIELD_NAMES,
  requestField,
} from '../requests/request-fields.ts';
import type { BudgetId, FeatureId, Mode, ServiceSlug, SizeId, TimelineId, TradeId } from './catalogue.ts';
import type { exportQuotePdf, generateQuote, QuoteAnswer } from './contract.ts';
import { serviceName } from './labels.ts';
import {
  effectiveContact,
  effectiveFeatures,
  effectiveSize,
  type FormField,
  STEP_FIELDS,
  type WizardForm,
} from './wizard-form.ts';
import type { WizardState } from './wizard-state.ts';

/** A form whose every choice is made. */
export interface Choices {
  service: ServiceSlug;
  mode: Mode;
  trade: TradeId;
  features: FeatureId[];
  size: SizeId;
  hasWebsite: boolean;
  budget: BudgetId;
  timeline: TimelineId;
}

/** The choices as the server gets them, or null while one is open. Quick mode sends no features (decisions 1.6). */
export function choicesOf(service: ServiceSlug, form: WizardForm): Choices | null {
  const { mode, selectedTrade: trade, hasWebsite: website, budget, timeline } = form;
  if (mode === '' || trade === '' || website === '' || budget === '' || timeline === '') return null;
  return {
    ...{ service, mode, trade, features: [...effectiveFeatures(form)] },
    ...{ size: effectiveSize(form), hasWebsite: website === 'yes', budget, timeline },
  };
}

const selectionBody = (choices: Choices) => ({
  serviceSlug: choices.service,
  serviceName: serviceName(choices.service),
  mode: choices.mode,
  selectedTrade: choices.trade,
  selectedFeatures: choices.features,
  projectSize: choices.size,
  hasWebsite: choices.hasWebsite,
  budget: choices.budget,
  timeline: choices.timeline,
});

/** Contact under the names that documents use. */
export const clientOf = (form: WizardForm) => byClientName(effectiveContact(form));

/** A body with every field of its call: one that the contract gains and the form forgets does not compile. */
type Whole<Body> = { [Field in keyof Body]-?: Body[Field] };

interface Named {
  serviceName: string;
}

/** Body of POST /api/generate-quote (specification 7). */
export const quoteBody = (
  choices: Choices,
  { form, descriptionSource }: Pick<WizardState, 'form' | 'descriptionSource'>,
): Whole<BodyOf<typeof generateQuote>> & Named => ({
  ...selectionBody(choices),
  ...effectiveContact(form),
  projectDescription: form.description.trim(),
  describedByAi: descriptionSource === 'ai',
});

type QuoteDetails = Pick<QuoteAnswer, 'priceRange' | 'total' | 'details' | 'timeline'>;

/** The part of a quote that travels with other calls and is kept for the confirmation. */
export const quoteDetails = ({ priceRange, total, details, timeline }: QuoteAnswer): QuoteDetails => ({
  priceRange,
  total,
  details,
  timeline,
});

/** Body of POST /api/export-quote-pdf (specification 7). */
export const pdfBody = (
  choices: Choices,
  form: WizardForm,
  quote: QuoteAnswer,
): Whole<BodyOf<typeof exportQuotePdf>> & Named & { quoteDetails: QuoteDetails } => ({
  ...selectionBody(choices),
  ...clientOf(form),
  projectDescription: form.description.trim(),
  quoteDetails: quoteDetails(quote),
  quoteId: quote.quoteId,
});

interface ShownQuote extends Named {
  priceRange: QuoteAnswer['priceRange'];
  /** JSON text. */
  quoteDetails: string;
  quoteTimeline: string;
  status: 'new';
}

type SubmittedContact = Pick<Whole<BodyOf<typeof submitRequest>>, AskedBy<'wizard'>>;

/** What the wizard asks for; null what may stay empty and does (specification 7). */
function submittedContact(form: WizardForm): SubmittedContact {
  const contact = effectiveContact(form);
  const texts = fieldsAskedBy('wizard').map((field) => {
    const text = contact[field];
    return [field, text === '' && requestField(field).required !== 'always' ? null : text];
  });
  // Null only where the contract takes it: it goes by the same entries.
  return Object.fromEntries(texts) as SubmittedContact;
}

/**
 * Body of POST /api/service-requests; `website` is the honeypot that people leave empty (specification 7), the time of
 * filling in that of the whole draft: a restored one may be sent at once.
 */
export const requestBody = (
  choices: Choices,
  form: WizardForm,
  quote: QuoteAnswer,
  { website, filledInMs }: FormSignals,
): Whole<BodyOf<typeof submitRequest>> & ShownQuote => {
  return {
    ...submittedContact(form),
    serviceSlug: choices.service,
    serviceName: serviceName(choices.service),
    projectType: choices.trade,
    selectedFeatures: choices.features,
    budget: choices.budget,
    timeline: choices.timeline,
    description: form.description.trim(),
    priceRange: quote.priceRange,
    quoteDetails: JSON.stringify(quoteDetails(quote)),
    quoteTimeline: quote.timeline,
    status: 'new',
    quoteId: quote.quoteId,
    mode: choices.mode,
    projectSize: choices.size,
    hasWebsite: choices.hasWebsite,
    website,
    filledInMs,
  };
};

/** Submitting needs a quote plus name and e-mail (specification 5). */
export const canSubmit = (form: WizardForm, quote: QuoteAnswer | null): quote is QuoteAnswer =>
  quote !== null && form.name.trim() !== '' && form.email.trim() !== '';

const ASKED = Object.values(STEP_FIELDS).flat();

/** Names that other calls give to fields of the form. */
const ALIASES: ReadonlyMap<string, FormField> = new Map<string, FormField>([
  ...REQUEST_FIELD_NAMES.map((field) => [clientName(field), field] as const),
  ['projectDescription', 'description'],
  ['projectType', 'selectedTrade'],
  ['budgetRange', 'budget'],
]);

/** The form's field that an error answer names, or null when it names none the visitor can mend. */
export function formFieldOf(field: string | null): FormField | null {
  if (field === null) return null;
  return ASKED.find((known) => known === field) ?? ALIASES.get(field) ?? null;
}
