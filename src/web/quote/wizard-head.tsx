import { STEP_KEYS, STEP_TEXTS, stepPercent } from '#domain/quote/steps.ts';
import { canJump, isStepComplete } from '#domain/quote/wizard-state.ts';
import { Ruler } from '../design/ruler.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** The ruler with its clickable finished steps, and the rounded percent. */
export function WizardHead() {
  const { state, dispatch } = useWizardContext();
  const percent = stepPercent(state.step);
  const steps = STEP_KEYS.map((key) => ({
    key,
    label: STEP_TEXTS[key].short,
    state:
      key === state.step
        ? ('current' as const)
        : isStepComplete(state, key)
          ? ('done' as const)
          : ('ahead' as const),
    onSelect: canJump(state, key)
      ? () => dispatch({ type: 'jumped', step: key, now: Date.now() })
      : undefined,
  }));
  return (
    <div className="wizard-ruler print:hidden">
      <Ruler label="Kroky rozpočtu" steps={steps} progress={percent / 100} />
      <div
        role="progressbar"
        aria-label="Priebeh"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="wizard-share numeral"
      >
        {percent}
        {'\u00A0'}%
      </div>
    </div>
  );
}
