import { WEBSITE_QUESTION } from '#content/options.ts';
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
  askedFields,
  effectiveFeatures,
  type FormField,
  type WizardForm,
} from '#domain/quote/wizard-form.ts';
import { fieldName } from '#domain/quote/wizard-preview.ts';
import { Button } from '../design/button.tsx';
import { DescriptionOffer } from './description-offer.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** How the summary says a choice; whatever is not here is said as it was typed. */
const SAID: { [Field in FormField]?: (form: WizardForm) => string } = {
  mode: ({ mode }) => mode && modeName(mode),
  selectedTrade: ({ selectedTrade: trade }) => trade && tradeName(trade),
  selectedFeatures: featuresValue,
  hasWebsite: ({ hasWebsite }) =>
    hasWebsite === 'yes' || hasWebsite === 'no' ? WEBSITE_QUESTION.answers[hasWebsite] : '',
  projectSize: ({ projectSize }) => sizeName(projectSize),
  budget: ({ budget }) => budget && budgetLabel(budget),
  timeline: ({ timeline }) => timeline && timelineName(timeline),
};

/** An empty value has no row. */
const answerOf = (form: WizardForm, field: FormField): string => SAID[field]?.(form) ?? String(form[field]);

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
          <Part title="Rozsah a&nbsp;termín" step="project-size" steps={['project-size']} />
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
    .flatMap((each) => askedFields(state.form, each))
    .map((field) => ({
      field,
      label: fieldName(state.service, field, 'short'),
      value: answerOf(state.form, field),
    }))
    .filter(({ value }) => value !== '');
  return (
    <section aria-label={title} className="break-inside-avoid">
      <div className="flex items-baseline justify-between border-b-stroke border-ink">
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
    <div className="bill-row grid grid-cols-[--spacing(32)_minmax(0,1fr)] text-small max-sm:grid-cols-1 max-sm:gap-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{tied(children)}</dd>
    </div>
  );
}
