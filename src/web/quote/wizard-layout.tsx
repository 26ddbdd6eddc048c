import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { StepKey } from '#domain/quote/steps.ts';
import { shownQuote } from '#domain/quote/wizard-state.ts';
import { WizardFrame } from '../design/wizard-frame.tsx';
import { AutoAdvanceSwitch } from './auto-advance-switch.tsx';
import { MobileFooter } from './mobile-footer.tsx';
import { MobileSummary } from './mobile-summary.tsx';
import { SidePanel } from './side-panel.tsx';
import { StepContact } from './step-contact.tsx';
import { StepFeatures } from './step-features.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepMode } from './step-mode.tsx';
import { StepSize } from './step-size.tsx';
import { StepTrade } from './step-trade.tsx';
import { Summary } from './summary.tsx';
import { useToastPlace } from './use-toast-place.ts';
import { WizardAnnouncer } from './wizard-announcer.tsx';
import { useWizardContext } from './wizard-context.tsx';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardHead } from './wizard-head.tsx';

const STEPS: Record<StepKey, () => ReactNode> = {
  'mode-selection': StepMode,
  'trade-selection': StepTrade,
  features: StepFeatures,
  'project-size': StepSize,
  contact: StepContact,
  summary: Summary,
};

/** Head, step, panel and footer. Whatever the visitor does here cancels a waiting advance (decisions 1.4). */
export function WizardLayout() {
  const { state, dispatch } = useWizardContext();
  const Step = STEPS[state.step];
  // The quote says all that these say.
  const beside = shownQuote(state) === null;
  const layout = useRef<HTMLDivElement>(null);
  useToastPlace(layout);
  const interrupt = () => dispatch({ type: 'interrupted' });
  // The field it takes the focus from is left after the pointer went down.
  const interruptByControl = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button, summary')) interrupt();
  };
  return (
    <WizardFrame
      ruler={<WizardHead />}
      panel={beside && <SidePanel />}
      footer={
        <>
          <WizardFooter />
          <MobileFooter />
          <WizardAnnouncer />
        </>
      }
      ref={layout}
      onPointerDownCapture={interrupt}
      onClickCapture={interruptByControl}
      onKeyDownCapture={interrupt}
      onWheelCapture={interrupt}
    >
      {beside && <MobileSummary />}
      <StepFrame key={state.step}>
        <Step />
      </StepFrame>
      <div className="mt-4 empty:hidden md:hidden">
        <AutoAdvanceSwitch />
      </div>
    </WizardFrame>
  );
}
