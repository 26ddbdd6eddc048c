import { ChevronLeft } from 'lucide-react';
import { REQUEST_NOT_BINDING } from '#content/wizard.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  FIRST_STEP,
  generateLabel,
  STEP_KEYS,
  STEP_TEXTS,
  stepCounter,
  stepPercent,
} from '#domain/quote/steps.ts';
import { canSkip, isStepComplete, quoteStage, shownQuote } from '#domain/quote/wizard-state.ts';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { LivePrice } from './live-price.tsx';
import { NextButton } from './next-button.tsx';
import { MoreActions } from './summary-actions.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** Sticky footer under 768 px: step, counter, bar, dots, live price, and the way on (specification 2). */
export function MobileFooter() {
  const { state } = useWizardContext();
  return (
    <footer className="wizard-footer md:hidden">
      <div
        className="ruler-edge -top-(--stroke) bottom-auto"
        style={{ width: `${stepPercent(state.step)}%` }}
        aria-hidden="true"
      />
      <div className="wizard-facts">
        <div className="flex items-center justify-between gap-3">
          <p className="truncate text-row leading-none font-semibold">{STEP_TEXTS[state.step].short}</p>
          {shownQuote(state) ? (
            <p className="text-mark leading-none">{tied(REQUEST_NOT_BINDING)}</p>
          ) : (
            <Dots />
          )}
          <p className="mark leading-none whitespace-nowrap">{stepCounter(state.step)}</p>
        </div>
        <LivePrice />
      </div>
      <div className="mt-1.5 flex items-stretch gap-2">
        <BackButton />
        {state.step === 'summary' ? <SummaryButtons /> : <StepButtons />}
      </div>
    </footer>
  );
}

const DOTS = {
  active: 'border-signal bg-signal',
  completed: 'border-ink bg-ink',
  ahead: 'border-control',
} as const;

function Dots() {
  const { state } = useWizardContext();
  return (
    <span className="flex items-center gap-1.5" aria-hidden="true">
      {STEP_KEYS.map((step) => (
        <span
          key={step}
          className={classes(
            'size-2 rounded-full border-stroke',
            DOTS[step === state.step ? 'active' : isStepComplete(state, step) ? 'completed' : 'ahead'],
          )}
        />
      ))}
    </span>
  );
}

function BackButton() {
  const { state, dispatch } = useWizardContext();
  return (
    <Button
      className="button-icon shrink-0"
      disabled={state.step === FIRST_STEP || state.submitted}
      onClick={() => dispatch({ type: 'wentBack', now: Date.now() })}
    >
      <ChevronLeft aria-hidden="true" strokeWidth={1.75} />
      <span className="sr-only">Späť</span>
    </Button>
  );
}

function StepButtons() {
  const { state, dispatch } = useWizardContext();
  return (
    <>
      {canSkip(state) && (
        <Button variant="quiet" onClick={() => dispatch({ type: 'skipped', now: Date.now() })}>
          Preskočiť
        </Button>
      )}
      <NextButton busyLabel="Spracovávam..." className="grow">
        Pokračovať
      </NextButton>
    </>
  );
}

/** The last step's way on: first the quote, then the request, then the way out. */
function SummaryButtons() {
  const { state, generateQuote, submit, close } = useWizardContext();
  const stage = quoteStage(state);
  const busy = state.calls.length > 0;
  const generation = { label: generateLabel(state.form.mode), act: generateQuote };
  const submission = { label: 'Odoslať dopyt', act: submit };
  const actions = {
    none: generation,
    generating: generation,
    generated: submission,
    submitting: submission,
    submitted: { label: 'Zatvoriť', act: close },
  };
  const { label, act } = actions[stage];
  return (
    <>
      {/* Another action is another button: it neither takes the next press nor keeps the focus. */}
      <Button key={label} variant="primary" className="grow px-2 text-small" loading={busy} onClick={act}>
        {busy ? 'Spracovávam...' : label}
      </Button>
      {stage !== 'submitted' && <MoreActions />}
    </>
  );
}
