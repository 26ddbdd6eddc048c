import { isOffered } from './catalogue.ts';
import type { Preset } from './preset.ts';
import { inCatalogueOrder } from './selection.ts';
import type { StepKey } from './steps.ts';
import { described } from './wizard-description.ts';
import { effectiveFeatures, type WizardForm } from './wizard-form.ts';
import { firstOpenStep, timeSpent, type WizardState } from './wizard-state.ts';

/**
 * Goes on from what was chosen outside the wizard, which is an interaction (decisions 7.2): quick mode, detailed for a
 * preset with features, on the first step that is still open, with exactly those choices. Work on other choices is
 * set aside and can be taken back.
 */
export function withPreset(state: WizardState, preset: Preset, now: number): WizardState {
  const steps = stepsChosenBy(preset);
  if (steps.length === 0) return state;
  const form = formOf(state, preset);
  const changed = !sameChoices(form, state.form);
  const chosen: WizardState = {
    ...state,
    // A new selection begins with its own terms, so that its price is the one shown where it was chosen.
    form: changed && preset.trade ? { ...form, budget: '', timeline: '' } : form,
    interacted: [...new Set([...state.interacted, ...steps])],
    undo: changed && state.interacted.length > 0 ? { reason: 'replaced', before: state } : null,
    enteredAt: now,
    spentMs: timeSpent(state, now),
    advanceAt: null,
  };
  const told = described(chosen);
  return { ...told, step: firstOpenStep(told) };
}

function stepsChosenBy({ trade, size, features }: Preset): StepKey[] {
  const steps: StepKey[] = [];
  if (trade) steps.push('trade-selection');
  if (features) steps.push('features');
  if (size) steps.push('project-size');
  return steps.length === 0 ? [] : ['mode-selection', ...steps];
}

const formOf = (
  { service, form }: Pick<WizardState, 'service' | 'form'>,
  { trade, size, features }: Preset,
): WizardForm => ({
  ...form,
  mode: features ? 'detailed' : trade ? 'quick' : form.mode || 'quick',
  selectedTrade: trade ?? form.selectedTrade,
  projectSize: size ?? form.projectSize,
  selectedFeatures: features?.filter((id) => isOffered(id, service, '')) ?? form.selectedFeatures,
});

const sameChoices = (one: WizardForm, other: WizardForm): boolean =>
  one.mode === other.mode &&
  one.selectedTrade === other.selectedTrade &&
  one.projectSize === other.projectSize &&
  inCatalogueOrder(effectiveFeatures(one)).join() === inCatalogueOrder(effectiveFeatures(other)).join();
