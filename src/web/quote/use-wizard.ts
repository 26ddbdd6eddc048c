import { useEffect, useEffectEvent, useReducer } from 'react';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { type Draft, toDraft } from '#domain/quote/draft.ts';
import type { Preset } from '#domain/quote/preset.ts';
import { reduceWizard, type WizardEvent } from '#domain/quote/wizard.ts';
import type { KnownContact } from '#domain/quote/wizard-form.ts';
import { startWizard, type WizardState } from '#domain/quote/wizard-state.ts';
import { onBeforeChunkReload } from '../errors/chunk-reload.ts';
import { randomId } from '../shell/random-id.ts';
import { readAutoAdvance, writeAutoAdvance } from './auto-advance-setting.ts';
import { saveDraft } from './draft-storage.ts';

/** How long after the last change the draft is saved, in milliseconds. */
const SAVE_DELAY_MS = 400;

export type Dispatch = (event: WizardEvent) => void;

interface Start {
  service: ServiceSlug;
  draft: Draft | null;
  preset: Preset;
  contact: KnownContact;
}

function init({ service, draft, preset, contact }: Start): WizardState {
  const now = Date.now();
  const fresh = startWizard({ service, draftId: randomId(), now, autoAdvance: readAutoAdvance() });
  const restored = draft ? reduceWizard(fresh, { type: 'restored', draft, now }) : fresh;
  const known = reduceWizard(restored, { type: 'contactKnown', contact });
  return reduceWizard(known, { type: 'preset', preset, now });
}

/** The wizard's state, its timer and its draft: saved after each change, and at once when the page goes away. */
export function useWizard(start: Start): [WizardState, Dispatch] {
  const [state, dispatch] = useReducer(reduceWizard, start, init);
  useAutoAdvance(state.advanceAt, dispatch);
  useDraft(state);
  useEffect(() => writeAutoAdvance(state.autoAdvance), [state.autoAdvance]);
  return [state, dispatch];
}

function useAutoAdvance(advanceAt: number | null, dispatch: Dispatch): void {
  useEffect(() => {
    if (advanceAt === null) return;
    const timer = setTimeout(
      () => dispatch({ type: 'advanceDue', now: Math.max(Date.now(), advanceAt) }),
      Math.max(0, advanceAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [advanceAt, dispatch]);
}

function useDraft(state: WizardState): void {
  const save = useEffectEvent(() => saveDraft(state.service, toDraft(state, Date.now())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the state starts the delay anew
  useEffect(() => {
    const timer = setTimeout(save, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const saveNow = () => save();
    const leaveReload = onBeforeChunkReload(saveNow);
    addEventListener('pagehide', saveNow);
    return () => {
      leaveReload();
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
}
