import { detailedDescription, quickDescription } from './description.ts';
import type { StepKey } from './steps.ts';
import { effectiveFeatures, effectiveSize } from './wizard-form.ts';
import { type DescriptionOffer, descriptionKey, type WizardState } from './wizard-state.ts';

/** The program's own description of the choices; null while mode or trade is open. */
function templateOf({ service, form }: Pick<WizardState, 'service' | 'form'>): string | null {
  const { mode, selectedTrade: trade } = form;
  const size = effectiveSize(form);
  if (mode === '' || trade === '') return null;
  return mode === 'quick'
    ? quickDescription({ service, trade, size })
    : detailedDescription({ service, trade, size, features: effectiveFeatures(form) });
}

/** The visitor's own words, and a text seen on a step already left, are never replaced (decisions 7.4). */
const isReplaceable = ({ descriptionSource, descriptionSeen }: WizardState): boolean =>
  descriptionSource !== 'visitor' && !descriptionSeen;

/**
 * Keeps the program's description in step with the choices: one that may be replaced follows them, beside any other
 * a new one is offered. Detailed mode begins without a text, which is asked for on the features (specification 4).
 */
export function described(state: WizardState): WizardState {
  const { form, descriptionSource: source } = state;
  const text = templateOf(state);
  if (text === null) return state;
  if (form.description.trim() === '') return form.mode === 'quick' ? written(state, text, 'template') : state;
  const key = descriptionKey(form);
  if (state.describedKey === key) return { ...state, offer: null };
  if (!isReplaceable(state)) return offered(state, { text, source: 'template', key });
  // The AI is asked again in a moment; until then its text for nearly the same choices is the better one.
  return source === 'ai' && form.mode === 'detailed' ? state : written(state, text, 'template');
}

/** What the AI answered for the choices of `key`; without an answer the template stands in. */
export function withAnswer(state: WizardState, text: string | null, key: string): WizardState {
  if (descriptionKey(state.form) !== key || state.descriptionSource === 'visitor') return state;
  const asked = { ...state, askedKey: key };
  const empty = state.form.description.trim() === '';
  if (text !== null) {
    if (empty || isReplaceable(state)) return written(asked, text, 'ai');
    return state.describedKey === key ? asked : offered(asked, { text, source: 'ai', key });
  }
  const template = templateOf(state);
  if (template === null || !(empty || (isReplaceable(state) && state.describedKey !== key))) return asked;
  return written(asked, template, 'template');
}

/** The step is left without waiting for a text: the template stands in. */
export function withTemplate(state: WizardState): WizardState {
  const template = templateOf(state);
  return template === null ? state : written(state, template, 'template');
}

/** The visitor has written: the text is theirs, and right for the present choices. */
export const ownDescription = (state: WizardState): WizardState => ({
  ...state,
  descriptionSource: 'visitor',
  describedKey: descriptionKey(state.form),
  offer: null,
});

/** The visitor takes the offered text, or keeps the one there is. */
export function decided(state: WizardState, take: boolean): WizardState {
  const { offer } = state;
  if (offer === null) return state;
  return take
    ? written(state, offer.text, offer.source)
    : { ...state, describedKey: descriptionKey(state.form), offer: null };
}

/** Where the description is shown: on the features, in quick mode only in the summary. */
const showsDescription = (step: StepKey): boolean => step === 'features' || step === 'summary';

/** A step was left; an emptied text is asked for again on the next visit of the features. */
export function afterLeaving(state: WizardState, left: StepKey, entered: StepKey): WizardState {
  const empty = state.form.description.trim() === '';
  if (empty)
    return entered === 'features' ? { ...state, descriptionSource: 'none', descriptionSeen: false } : state;
  return showsDescription(left) ? described({ ...state, descriptionSeen: true }) : state;
}

function written(state: WizardState, text: string, source: DescriptionOffer['source']): WizardState {
  const { description: _, ...errors } = state.errors;
  const form = { ...state.form, description: text };
  return {
    ...state,
    errors,
    form,
    descriptionSource: source,
    describedKey: descriptionKey(form),
    offer: null,
  };
}

/** A text equal to the one there is offers nothing. */
const offered = (state: WizardState, offer: DescriptionOffer): WizardState =>
  offer.text === state.form.description
    ? { ...state, describedKey: offer.key, offer: null }
    : { ...state, offer };
