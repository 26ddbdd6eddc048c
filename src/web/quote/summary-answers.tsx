import type { ReactNode } from 'react';
import { BUDGET_CONTENT } from '#content/options.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  budgetLabel,
  featureName,
  modeName,
  sizeName,
  timelineLabel,
  tradeName,
} from '#domain/quote/labels.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import { effectiveFeatures } from '#domain/quote/wizard-form.ts';
import { Button } from '../design/button.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** All answers, with links back to trade, project and contact (specification 2, "Summary"). */
export function SummaryAnswers() {
  const { state } = useWizardContext();
  const { form } = state;
  const features = effectiveFeatures(form);
  return (
    <div className="grid gap-6">
      <Part title="Remeslo" step="trade-selection">
        <Row label="Typ ponuky">{form.mode && modeName(form.mode)}</Row>
        <Row label="Remeslo">{form.selectedTrade && tied(tradeName(form.selectedTrade))}</Row>
      </Part>
      <Part title="Projekt" step={form.mode === 'quick' ? 'project-size' : 'features'}>
        <Row label="Rozsah">{sizeName(form.projectSize)}</Row>
        {form.mode !== 'quick' && (
          <Row label="Funkcie">
            {features.length > 0 ? tied(features.map(featureName).join(', ')) : 'Žiadne'}
          </Row>
        )}
        <Row label={BUDGET_CONTENT.label}>{form.budget && budgetLabel(form.budget)}</Row>
        <Row label="Termín">{form.timeline && timelineLabel(form.timeline)}</Row>
        <Row label="Popis">{form.description}</Row>
      </Part>
      <Part title="Kontakt" step="contact">
        <Row label="Meno">{form.name}</Row>
        <Row label="E-mail">{form.email}</Row>
        <Row label="Telefón">{form.phone}</Row>
        {form.company && <Row label="Firma">{form.company}</Row>}
      </Part>
    </div>
  );
}

function Part({ title, step, children }: { title: string; step: StepKey; children: ReactNode }) {
  const { state, dispatch } = useWizardContext();
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
      <dl>{children}</dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bill-row grid! grid-cols-[8rem_minmax(0,1fr)] text-small max-sm:grid-cols-1 max-sm:gap-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
