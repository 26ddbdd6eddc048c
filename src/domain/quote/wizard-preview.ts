import { SIZE_CONTENT, TRADE_CATEGORY_NAMES, WEBSITE_QUESTION } from '#content/options.ts';
import { plural } from '../kernel/plural.ts';
import { type ServiceSlug, type SizeId, TRADES, type WebsiteAnswer } from './catalogue.ts';
import { budgetLabel, serviceName, sizeName, timelineName, tradeName } from './labels.ts';
import { deadlineWords } from './notes.ts';
import { FIRST_STEP, isBefore, type StepKey } from './steps.ts';
import { asksForSize, effectiveFeatures, FORM_FIELDS, type FormField } from './wizard-form.ts';
import type { WizardState } from './wizard-state.ts';

/** Shown for a step already reached but not chosen (specification 2). */
const NOT_CHOSEN = 'Nevybrané';
const NOT_REACHED = '–';
/** Beside a value that the program has filled in and nobody has confirmed yet (decisions 1.5). */
const PRESELECTED = 'predvolené';

/** One row of 'Vaše zadanie'. */
export interface PreviewRow {
  label: string;
  value: string;
  detail: string | null;
  chosen: boolean;
}

/** What a field is called on its step and beside its answer; the deadline of what is paid by the month only begins it. */
export const fieldName = (service: ServiceSlug, field: FormField, use: 'label' | 'short'): string =>
  field === 'timeline' ? deadlineWords(service).short : FORM_FIELDS[field][use];

interface RowContent {
  label: string;
  step: StepKey;
  value: string | null;
  detail?: string;
  preselected?: boolean;
}

const websiteRow = (answer: Exclude<WebsiteAnswer, 'not-asked'> | ''): RowContent => ({
  label: WEBSITE_QUESTION.label,
  step: 'project-size',
  value: answer === '' ? null : WEBSITE_QUESTION.answers[answer],
});

const sizeRow = (size: SizeId, preselected: boolean): RowContent => ({
  label: 'Rozsah',
  step: 'project-size',
  value: sizeName(size),
  detail: preselected ? PRESELECTED : SIZE_CONTENT[size].subtitle,
  preselected,
});

/**
 * Rows of the project preview 'Vaše zadanie' (specification 2, "Side panel"). The trade is no service: it has a row of its
 * own, with the category. Features only outside quick mode. The preselected size is no choice before its step.
 */
export function previewRows({
  service,
  form,
  step: current,
  interacted,
}: Pick<WizardState, 'service' | 'form' | 'step' | 'interacted'>): PreviewRow[] {
  const { selectedTrade: trade, projectSize: size, hasWebsite } = form;
  const features = effectiveFeatures(form).length;
  const preselected = isBefore(current, 'project-size') && !interacted.includes('project-size');
  const rows: RowContent[] = [
    { label: 'Služba', step: FIRST_STEP, value: serviceName(service) },
    {
      label: 'Remeslo',
      step: 'trade-selection',
      value: trade && tradeName(trade),
      ...(trade && { detail: TRADE_CATEGORY_NAMES[TRADES[trade].category] }),
    },
    ...(hasWebsite === 'not-asked' ? [] : [websiteRow(hasWebsite)]),
    ...(asksForSize(form) ? [sizeRow(size, preselected)] : []),
    {
      label: fieldName(service, 'timeline', 'short'),
      step: 'project-size',
      value: form.timeline && timelineName(form.timeline),
    },
    { label: 'Rozpočet', step: 'project-size', value: form.budget && budgetLabel(form.budget) },
  ];
  if (form.mode === 'detailed') {
    rows.push({
      label: 'Funkcie',
      step: 'features',
      value: features === 0 ? '' : plural(features, 'feature'),
    });
  }
  return rows.map(({ label, step, value, detail, preselected = false }) => ({
    label,
    value: value || (isBefore(current, step) ? NOT_REACHED : NOT_CHOSEN),
    detail: detail ?? null,
    chosen: Boolean(value) && !preselected,
  }));
}
