import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { historyMoves, type StepHistory } from '#domain/quote/step-history.ts';
import { stepNumber, stepsOf } from '#domain/quote/steps.ts';
import { canRevisit, type WizardState } from '#domain/quote/wizard-state.ts';
import type { Dispatch } from './use-wizard.ts';
import { entryOf, type WizardEntry, type WizardWay } from './wizard-entry.ts';
import { stepSearch } from './wizard-link.ts';

/**
 * Keeps the browser's history in step with the wizard: each step has an entry, so that Back leads one step back and on
 * the first step closes (decisions 7.1).
 */
export function useStepHistory(state: WizardState, dispatch: Dispatch, way: RefObject<WizardWay>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const shownKey = useRef(location.key);
  const moving = useRef(false);
  const [moves, setMoves] = useState(0);

  const follow = useEffectEvent(async () => {
    const { current } = way;
    if (moving.current || current.leaving || state.submitted) return;
    if (arrival === 'POP' && location.key !== shownKey.current) {
      shownKey.current = location.key;
      current.trail = entryOf(location.state)?.trail ?? [];
      const visited = current.trail.at(-1);
      if (visited && visited !== state.step && canRevisit(state, visited)) {
        dispatch({ type: 'revisited', step: visited, now: Date.now() });
        return;
      }
    }
    shownKey.current = location.key;
    const { back, replace, push } = historyMoves(current.trail, state.step, stepsOf(state.form.mode));
    if (back > 0) {
      current.trail = current.trail.slice(0, -back);
      navigate(-back);
    }
    const shown = [...(replace ? [replace] : []), ...push];
    if (shown.length === 0) return;
    moving.current = true;
    current.laid = lay(shown, replace);
    await current.laid;
    moving.current = false;
    setMoves((count) => count + 1);
  });

  /** Makes the entries one after another; whoever leaves meanwhile finds as many as there are. */
  const lay = async (shown: readonly StepHistory[], replaced: StepHistory | null) => {
    const { current } = way;
    for (const trail of shown) {
      if (current.leaving) return;
      current.trail = trail;
      await navigate(addressOf(location, trail), {
        replace: trail === replaced,
        preventScrollReset: true,
        state: { ...location.state, wizard: { trail, opened: current.opened } satisfies WizardEntry },
      });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or another entry, whichever comes first
  useEffect(() => void follow(), [state.step, location.key, moves]);
}

function addressOf({ pathname, search, hash }: Location, trail: StepHistory) {
  const step = trail.at(-1);
  return { pathname, search: stepSearch(search, step ? stepNumber(step) : 1), hash };
}
