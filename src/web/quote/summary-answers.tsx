import { BUDGET_CONTENT } from '#content/options.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  budgetLabel,
  featureName,
  modeName,
  sizeName,
  timelineName,
  tradeName,
} from '#domain/quote/labels.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import {
  effectiveFeatures,
  type FormField,
  STEP_FIELDS,
  type WizardForm,
} from '#domain/quote/wizard-form.ts';
import { Button } from '../design/button.tsx';
import { DescriptionOffer } from './description-offer.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** What the summary says of each field; an empty value has no row. A field without a row does not compile. */
const ROWS: Record<FormField, { label: string; value: (form: WizardForm) => string }> = {
  mode: { label: 'Typ ponuky', value: ({ mode }) => mode && modeName(mode) },
  selectedTrade: { label: 'Remeslo', value: ({ selectedTrade: trade }) => trade && tradeName(trade) },
  selectedFeatures: { label: 'Funkcie', value: featuresValue },
  description: { label: 'Popis', value: ({ description }) => description },
  projectSize: { label: 'Rozsah', value: ({ projectSize }) => sizeName(projectSize) },
  budget: { label: BUDGET_CONTENT.label, value: ({ budget }) => budget && budgetLabel(budget) },
  timeline: { label: 'Termín', value: ({ timeline }) => timeline && timelineName(timeline) },
  name: { label: 'Meno', value: ({ name }) => name },
  email: { label: 'E-mail', value: ({ email }) => email },
  phone: { label: 'Telefón', value: ({ phone }) => phone },
  company: { label: 'Firma', value: ({ company }) => company },
};

function featuresValue(form: WizardForm): string {
  if (form.mode === 'quick') return '';
  return effectiveFeatures(form).map(featureName).join(', ') || 'Žiadne';
}

/** All answers step by step, with links back to trade, project, terms and contact (specification 2, "Summary"). */
export function SummaryAnswers() {
  const { state } = useWizardContext();
  const isQuick = state.form.mode === 'quick';
  return (
    <div className="grid gap-6">
      <Part title="Remeslo" step="trade-selection" steps={['mode-selection', 'trade-selection']} />
      {isQuick ? (
        <Part title="Projekt" step="project-size" steps={['project-size', 'features']} />
      ) : (
        <>
          <Part title="Projekt" step="features" steps={['features']} />
          <Part title="Rozsah a termín" step="project-size" steps={['project-size']} />
        </>
      )}
      <DescriptionOffer />
      <Part title="Kontakt" step="contact" steps={['contact']} />
    </div>
  );
}

interface PartProps {
  title: string;
  /** Where its answers are edited. */
  step: StepKey;
  /** The steps whose fields it shows. */
  steps: readonly StepKey[];
}

function Part({ title, step, steps }: PartProps) {
  const { state, dispatch } = useWizardContext();
  const rows = steps
    .flatMap((each) => STEP_FIELDS[each])
    .map((field) => ({ field, label: ROWS[field].label, value: ROWS[field].value(state.form) }))
    .filter(({ value }) => value !== '');
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between border-b-[1.5px] border-ink">
        <h4 className="font-semibold">{title}</h4>
        <Button
          variant="link"
          size="small"
          disabled={state.submitted}
          onClick={() => dispatch({ type: 'jumped', step, now: Date.now() })}
        >
          Upraviť<span className="sr-only"> {title.toLowerCase()}</span>
        </Button>
      </div>
      <dl>
        {rows.map(({ field, label, value }) => (
          <Row key={field} label={label}>
            {value}
          </Row>
        ))}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="bill-row grid! grid-cols-[8rem_minmax(0,1fr)] text-small max-sm:grid-cols-1 max-sm:gap-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{tied(children)}</dd>
    </div>
  );
}
