import { z } from 'zod';
import { byKey } from '../kernel/by-key.ts';
import { prdDocumentSchema } from '../prd/document.ts';
import { MIN_FILL_MS } from '../requests/bot.ts';
import { REQUEST_FIELD_NAMES, requestField } from '../requests/request-fields.ts';
import { DEFAULT_SIZE, FEATURE_IDS, type FeatureId } from './catalogue.ts';
import { quoteAnswerSchema } from './contract.ts';
import { isExpired } from './draft-expiry.ts';
import { budgetField, modeField, sizeField, timelineField, tradeField, websiteField } from './fields.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from './limits.ts';
import { FIRST_STEP, STEP_KEYS } from './steps.ts';
import { hasContent, type WizardForm } from './wizard-form.ts';
import { timeSpent, type WizardState, waitsForNetwork } from './wizard-state.ts';

/** Raised whenever the shape below changes; drafts of another version are dropped. */
const DRAFT_VERSION = 2;

/** Features this build knows; one that is gone from the catalogue does not cost the visitor the whole draft. */
const knownFeatures = z
  .array(z.string())
  .transform((ids) =>
    [...new Set(ids)].filter((id): id is FeatureId => FEATURE_IDS.some((known) => known === id)),
  )
  .catch([]);

const text = (max: number) => z.string().max(max).catch('');

const formSchema = z.object({
  mode: modeField.or(z.literal('')).catch(''),
  selectedTrade: tradeField.or(z.literal('')).catch(''),
  selectedFeatures: knownFeatures,
  description: text(DESCRIPTION_MAX),
  hasWebsite: websiteField.or(z.literal('')).catch(''),
  projectSize: sizeField.catch(DEFAULT_SIZE),
  budget: budgetField.or(z.literal('')).catch(''),
  timeline: timelineField.or(z.literal('')).catch(''),
  ...byKey(REQUEST_FIELD_NAMES, (field) => text(requestField(field).max)),
});

/** A form saved in the browser (specification 4 "Draft", decisions 1.7). */
const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  timestamp: z.number(),
  draftId: z.string().min(1).max(64),
  step: z.enum(STEP_KEYS).catch(FIRST_STEP),
  form: formSchema,
  interacted: z.array(z.enum(STEP_KEYS)).catch([]),
  descriptionSource: z.enum(['none', 'template', 'ai', 'visitor']).catch('visitor'),
  descriptionSeen: z.boolean().catch(true),
  describedKey: z.string().nullable().catch(null),
  askedKey: z.string().nullable().catch(null),
  quote: z.object({ answer: quoteAnswerSchema, selection: z.string() }).nullable().catch(null),
  prd: z.object({ document: prdDocumentSchema, key: z.string() }).nullable().catch(null),
  attempt: z.object({ form: formSchema, quote: quoteAnswerSchema }).nullable().catch(null),
  /** A call that goes on by itself once the network is back, also after a reload. */
  waiting: z.enum(['quote', 'submit']).nullable().catch(null),
  returning: z.boolean().catch(false),
  /** A draft of the version before tells no time; somebody took it to write the draft. */
  spentMs: z.int().min(0).catch(MIN_FILL_MS),
});
export type Draft = z.output<typeof draftSchema>;

/** What to save of a wizard, or null when nothing is worth keeping or the request is already sent. */
export function toDraft(state: WizardState, now: number): Draft | null {
  if (state.submitted || !(hasContent(state.form) || state.quote)) return null;
  const { attempt } = state;
  return {
    version: DRAFT_VERSION,
    timestamp: now,
    draftId: state.draftId,
    step: state.step,
    form: savedForm(state.form),
    interacted: [...state.interacted],
    descriptionSource: state.descriptionSource,
    descriptionSeen: state.descriptionSeen,
    describedKey: state.describedKey,
    askedKey: state.askedKey,
    quote: state.quote,
    prd: state.prd,
    attempt: attempt && { form: savedForm(attempt.form), quote: attempt.quote },
    waiting: waitingCall(state),
    returning: state.returning,
    spentMs: timeSpent(state, now),
  };
}

const savedForm = (form: WizardForm) => ({ ...form, selectedFeatures: [...form.selectedFeatures] });

/** Only a quote or a request is called for again by itself. */
function waitingCall(state: WizardState): 'quote' | 'submit' | null {
  if (!waitsForNetwork(state)) return null;
  return state.failure?.call === 'quote' ? 'quote' : 'submit';
}

/** Reads a saved text; null when it is expired, empty, of another version or not a draft at all. */
export function readDraft(saved: string, now: number): Draft | null {
  const draft = draftSchema.safeParse(parseJson(saved)).data;
  if (!draft || isExpired(draft.timestamp, now)) return null;
  return hasContent(draft.form) || draft.quote ? draft : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A real description or a finished quote comes back silently; other content asks first (decisions 1.7). What only a
 * link has filled in is nothing to ask about.
 */
export const restoresSilently = (draft: Draft): boolean =>
  draft.quote !== null ||
  draft.interacted.length === 0 ||
  draft.form.description.trim().length >= DESCRIPTION_MIN;
