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
    <div className="relative flex items-end gap-3 border-b-stroke border-ink px-5 pt-1.5 md:px-8 print:hidden">
      {/* The ruler lies on the edge of the head. */}
      <div className="min-w-0 grow *:border-b-0">
        <Ruler label="Kroky rozpočtu" steps={steps} progress={percent / 100} />
      </div>
      <div
        role="progressbar"
        aria-label="Priebeh"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="numeral text-right text-mark leading-none font-medium max-md:absolute max-md:right-4 max-md:bottom-5 md:w-10 md:pb-1.5"
      >
        {percent}
        {'\u00A0'}%
      </div>
    </div>
  );
}
