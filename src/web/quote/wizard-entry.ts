import type { StepHistory } from '#domain/quote/step-history.ts';
import { STEP_KEYS, type StepKey } from '#domain/quote/step-keys.ts';

/** What an entry of the browser's history knows about the wizard. */
export interface WizardEntry {
  trail: StepHistory;
  /** True when a link opened the wizard, so that a page lies before its first entry. */
  opened: boolean;
}

/** Where the open wizard stands in the history; its host and its steps both move there. */
export interface WizardWay extends WizardEntry {
  /** True once the wizard is on its way out. */
  leaving: boolean;
  /** Settles when the entries that are being made are there. */
  laid: Promise<void>;
}

/** The wizard's part of an entry's state; an entry without one has just been opened. */
export function entryOf(state: unknown): WizardEntry | null {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return null;
  const { wizard } = state;
  if (typeof wizard !== 'object' || wizard === null || !('trail' in wizard)) return null;
  const { trail } = wizard;
  if (!Array.isArray(trail) || trail.length === 0 || !trail.every(isStep)) return null;
  return { trail, opened: 'opened' in wizard && wizard.opened === true };
}

const isStep = (value: unknown): value is StepKey => STEP_KEYS.some((step) => step === value);
