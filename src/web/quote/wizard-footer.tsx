import { continueLabel, FIRST_STEP, stepPercent } from '#domain/quote/steps.ts';
import { stepAfter } from '#domain/quote/wizard-state.ts';
import { Button } from '../design/button.tsx';
import { AutoAdvanceSwitch } from './auto-advance-switch.tsx';
import { LivePrice } from './live-price.tsx';
import { NextButton } from './next-button.tsx';
import { ProgressCircle } from './progress-circle.tsx';
import { SummaryActions } from './summary-actions.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** Footer from 768 px on: Späť, the progress circle, Ďalej; on the summary its own actions. Without a side panel also the price. */
export function WizardFooter() {
  const { state, dispatch } = useWizardContext();
  const { step, submitted } = state;
  return (
    <footer className="wizard-footer max-md:hidden">
      <LivePrice />
      <Button
        disabled={step === FIRST_STEP || submitted}
        onClick={() => dispatch({ type: 'wentBack', now: Date.now() })}
      >
        Späť
      </Button>
      <div className="flex items-center gap-4 max-lg:gap-2">
        <ProgressCircle percent={stepPercent(step)} />
        <AutoAdvanceSwitch />
      </div>
      <div className="ml-auto flex items-center gap-4 max-lg:gap-2">
        {step === 'summary' ? (
          <SummaryActions />
        ) : (
          <>
            <p className="mark max-lg:hidden">Nasleduje: {continueLabel(stepAfter(state))}</p>
            <NextButton>Ďalej</NextButton>
          </>
        )}
      </div>
    </footer>
  );
}
