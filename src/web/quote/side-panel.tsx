import { Check } from 'lucide-react';
import { tied } from '#domain/kernel/text.ts';
import { STEP_TEXTS, type StepKey, stepOfCount, stepsOf } from '#domain/quote/steps.ts';
import { currentQuote, isStepComplete, quoteStage } from '#domain/quote/wizard-state.ts';
import { Badge } from '../design/badge.tsx';
import { classes } from '../design/classes.ts';
import { Assignment } from './assignment.tsx';
import { PriceCard, PriceReasons } from './price-card.tsx';
import { stepWords } from './step-words.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Desktop only: what it costs, where the visitor is, what is chosen and what is left (specification 2). */
export function SidePanel() {
  const { state } = useWizardContext();
  const ready = state.step === 'summary' && quoteStage(state) === 'none';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and at first holds nothing that takes the focus
    <aside aria-label="Prehľad zadania" tabIndex={0} className="wizard-panel max-lg:hidden print:hidden">
      <PriceCard />
      <StepCard />
      <section aria-labelledby="wizard-assignment">
        <h3 id="wizard-assignment" className="mark">
          Vaše zadanie
        </h3>
        <Assignment />
      </section>
      <PriceReasons />
      {ready && <ReadyCard />}
      <ProgressCard />
    </aside>
  );
}

function StepCard() {
  const { state } = useWizardContext();
  return (
    <div>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="mark">{stepOfCount(state.step)}</p>
        {isStepComplete(state, state.step) && <Badge tone="ok">Dokončené</Badge>}
      </div>
      <p className="mt-1 text-small text-ink-2">{tied(stepWords(state).description)}</p>
    </div>
  );
}

function ReadyCard() {
  return (
    <section aria-labelledby="wizard-ready" className="sheet p-4">
      <h3 id="wizard-ready" className="font-semibold">
        Pripravené na odoslanie
      </h3>
      <p className="mt-1 text-small text-ink-2">
        Zadanie je úplné. Vygenerujte rozpočet a&nbsp;potom odošlite dopyt.
      </p>
    </section>
  );
}

function ProgressCard() {
  const { state } = useWizardContext();
  return (
    <section aria-labelledby="wizard-progress">
      <h3 id="wizard-progress" className="mark mb-1">
        Pokrok
      </h3>
      <ul>
        {stepsOf(state.form.mode).map((step) => (
          <ProgressRow key={step} step={step} />
        ))}
      </ul>
    </section>
  );
}

function ProgressRow({ step }: { step: StepKey }) {
  const { state } = useWizardContext();
  const complete = step === 'summary' ? currentQuote(state) !== null : isStepComplete(state, step);
  const current = step === state.step;
  return (
    <li className="flex items-center gap-3 py-1 text-small" aria-current={current ? 'step' : undefined}>
      <span
        className={classes(
          'grid size-5 shrink-0 place-items-center border-stroke',
          complete ? 'border-ink bg-ink text-sheet' : 'border-control',
        )}
        aria-hidden="true"
      >
        {complete && <Check size={14} strokeWidth={2.5} />}
      </span>
      <span className={current ? 'font-semibold' : complete ? undefined : 'text-ink-2'}>
        {STEP_TEXTS[step].short}
      </span>
      {complete && <span className="sr-only">, dokončené</span>}
    </li>
  );
}
