import type { ComponentProps, ReactNode } from 'react';
import './wizard-frame.css';

interface WizardFrameProps extends ComponentProps<'div'> {
  ruler: ReactNode;
  /** Beside the step, where there is room. */
  panel: ReactNode;
  footer: ReactNode;
}

/** The inside of a wizard's dialog: ruler, step beside panel, footer. Its size never depends on the step. */
export const WizardFrame = ({ ruler, panel, footer, children, ...layout }: WizardFrameProps) => (
  <div {...layout} className="wizard-layout">
    {ruler}
    <div className="wizard-body">
      <div className="wizard-scroll">{children}</div>
      {panel}
    </div>
    {footer}
  </div>
);
