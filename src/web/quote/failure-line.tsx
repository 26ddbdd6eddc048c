import { useEffect, useRef } from 'react';
import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { failureText } from '#domain/quote/call-failure.ts';
import { waitsForNetwork } from '#domain/quote/wizard-state.ts';
import { Button } from '../design/button.tsx';
import { inheritFocus } from '../design/focus-control.ts';
import { Notice } from '../design/notice.tsx';
import { phoneHref } from '../shell/phone-href.ts';
import { STEP_TITLE_ID } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Exports are begun again by their own buttons, which know the format. */
const WITHOUT_RETRY = ['prd-export', 'description'];

/** What stays on the step after a call failed: what was kept, what happens by itself, another try, a telephone. */
export function FailureLine() {
  const { state, dispatch, retry, restart } = useWizardContext();
  const { failure } = state;
  const line = useRef<HTMLDivElement>(null);
  const isShown = failure !== null;

  useEffect(() => {
    if (!isShown) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // Its buttons go with it.
    return () => inheritFocus(document.getElementById(STEP_TITLE_ID));
  }, [isShown]);

  if (!failure) return null;
  const { title, text } = failureText(failure);
  const { phone } = site.operator;
  const isSent = failure.cause === 'sent';
  const isRunning = state.calls.includes(failure.call);
  return (
    <Notice ref={line} role="status" tone="warn" className="mb-5 print:hidden">
      <p>
        <strong>{title}</strong> {tied(text)}
      </p>
      {phone && !isSent && (
        <p>
          Alebo zavolajte:{' '}
          <a href={phoneHref(phone)} className="text-link">
            {phone}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isSent ? (
          <Button size="small" onClick={restart}>
            Nová žiadosť
          </Button>
        ) : (
          !WITHOUT_RETRY.includes(failure.call) && (
            <Button size="small" loading={isRunning} onClick={() => retry()}>
              {failure.cause === 'asked' ? 'Odoslať aj tak' : 'Skúsiť znova'}
            </Button>
          )
        )}
        {waitsForNetwork(state) && !(isRunning && failure.attempts === 0) && (
          <Button size="small" variant="quiet" onClick={() => dispatch({ type: 'waitingEnded' })}>
            Nečakať
          </Button>
        )}
      </div>
    </Notice>
  );
}
