import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type Trail, trailMoves } from '#domain/quote/step-trail.ts';
import { STEP_KEYS, type StepKey, stepNumber, stepsOf } from '#domain/quote/steps.ts';
import { canRevisit, type WizardState } from '#domain/quote/wizard-state.ts';
import type { Dispatch } from './use-wizard.ts';
import { stepSearch } from './wizard-link.ts';

/** What an entry of the history knows about the wizard. */
export interface WizardEntry {
  trail: Trail;
  /** True when a link opened the wizard, so that a page lies before its first entry. */
  opened: boolean;
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

/**
 * Keeps the browser's history in step with the wizard: each step has an entry, so that Back leads one step back and on
 * the first step closes (decisions 7.1). `leaving` is true once the wizard is on its way out.
 */
export function useStepHistory(state: WizardState, dispatch: Dispatch, leaving: RefObject<boolean>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const [opened] = useState(() => entryOf(location.state)?.opened ?? arrival === 'PUSH');
  // Known here before it is rendered: moves are made one after another, and each begins where the last one ended.
  const trail = useRef<Trail>(entryOf(location.state)?.trail ?? []);
  const shownKey = useRef(location.key);
  const moving = useRef(false);
  const [moves, setMoves] = useState(0);

  const follow = useEffectEvent(async () => {
    if (moving.current || leaving.current || state.submitted) return;
    const isTraversed = arrival === 'POP' && location.key !== shownKey.current;
    shownKey.current = location.key;
    if (isTraversed) {
      trail.current = entryOf(location.state)?.trail ?? [];
      const visited = trail.current.at(-1);
      if (visited && visited !== state.step && canRevisit(state, visited)) {
        dispatch({ type: 'revisited', step: visited, now: Date.now() });
        return;
      }
    }
    const { back, replace, push } = trailMoves(trail.current, state.step, stepsOf(state.form.mode));
    if (back > 0) {
      trail.current = trail.current.slice(0, -back);
      navigate(-back);
    }
    const shown = [...(replace ? [replace] : []), ...push];
    if (shown.length === 0) return;
    moving.current = true;
    for (const next of shown) {
      trail.current = next;
      await navigate(addressOf(location, next), {
        replace: next === replace,
        preventScrollReset: true,
        state: { ...location.state, wizard: { trail: next, opened } satisfies WizardEntry },
      });
    }
    moving.current = false;
    setMoves((count) => count + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or another entry, whichever comes first
  useEffect(() => void follow(), [state.step, location.key, moves]);
}

function addressOf({ pathname, search, hash }: Location, trail: Trail) {
  const step = trail.at(-1);
  return { pathname, search: stepSearch(search, step ? stepNumber(step) : 1), hash };
}
