import type { ComponentProps, ReactNode, Ref } from 'react';
import './wizard-frame.css';

interface WizardFrameProps extends ComponentProps<'div'> {
  ruler: ReactNode;
  /** Beside the step, where there is room. */
  panel: ReactNode;
  footer: ReactNode;
  /** Kept between ruler and step for toasts while it has the attribute data-open. */
  toastRoom: Ref<HTMLDivElement>;
  /** What scrolls. */
  scroller: Ref<HTMLDivElement>;
}

/** The inside of a wizard's dialog: ruler, step beside panel, footer. Its size never depends on the step. */
export const WizardFrame = ({
  ruler,
  panel,
  footer,
  toastRoom,
  scroller,
  children,
  ...events
}: WizardFrameProps) => (
  <div {...events} className="wizard-layout">
    {ruler}
    <div className="wizard-body">
      <div ref={toastRoom} className="wizard-toast-room print:hidden" />
      <div ref={scroller} className="wizard-scroll">
        {children}
      </div>
      {panel}
    </div>
    {footer}
  </div>
);
