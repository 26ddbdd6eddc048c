import { BUDGET_CONTENT } from '#content/options.ts';
import {
  type BudgetId,
  DEFAULT_SIZE,
  FEATURES,
  type FeatureId,
  type Mode,
  type SizeId,
  type TimelineId,
  type TradeId,
} from './catalogue.ts';
import type { StepKey } from './steps.ts';

/** Every answer of the wizard; '' is "not answered yet" (specification 3, "Wizard form"). */
export interface WizardForm {
  mode: Mode | '';
  selectedTrade: TradeId | '';
  selectedFeatures: readonly FeatureId[];
  description: string;
  projectSize: SizeId;
  budget: BudgetId | '';
  timeline: TimelineId | '';
  name: string;
  email: string;
  phone: string;
  company: string;
}
export type FormField = keyof WizardForm;

/** The four text fields of the contact step. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Contact data the program knows before the visitor is asked for them. */
export type KnownContact = Partial<Pick<WizardForm, ContactField>>;

/** Fields of each step in the order they are shown and checked. */
export const STEP_FIELDS: Record<StepKey, readonly FormField[]> = {
  'mode-selection': ['mode'],
  'trade-selection': ['selectedTrade'],
  features: ['selectedFeatures', 'description'],
  'project-size': ['projectSize', 'budget', 'timeline'],
  contact: CONTACT_FIELDS,
  summary: [],
};

/** What each field is called on its step and in links to it. */
export const FIELD_LABELS: Record<FormField, string> = {
  mode: 'Typ ponuky',
  selectedTrade: 'Typ remesla',
  selectedFeatures: 'Funkcie webu',
  description: 'Popis projektu',
  projectSize: 'Rozsah projektu',
  budget: BUDGET_CONTENT.label,
  timeline: 'Termín',
  name: 'Meno a priezvisko',
  email: 'E-mail',
  phone: 'Telefón',
  company: 'Firma',
};

/** The step on which a field is asked for. */
export const STEP_OF_FIELD: Record<FormField, StepKey> = {
  mode: 'mode-selection',
  selectedTrade: 'trade-selection',
  selectedFeatures: 'features',
  description: 'features',
  projectSize: 'project-size',
  budget: 'project-size',
  timeline: 'project-size',
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  company: 'contact',
};

/** An untouched form; the size is preselected (decisions 1.5). */
export const EMPTY_FORM: WizardForm = {
  mode: '',
  selectedTrade: '',
  selectedFeatures: [],
  description: '',
  projectSize: DEFAULT_SIZE,
  budget: '',
  timeline: '',
  name: '',
  email: '',
  phone: '',
  company: '',
};

/**
 * The selected features that count: none in quick mode, and none that the chosen trade does not offer.
 * The rest stays in the form for switching back (decisions 1.6).
 */
export function effectiveFeatures(form: WizardForm): readonly FeatureId[] {
  const { mode, selectedTrade } = form;
  if (mode === 'quick') return [];
  if (selectedTrade === '') return form.selectedFeatures;
  return form.selectedFeatures.filter((id) => FEATURES[id].applicableTrades.includes(selectedTrade));
}

/** True when a saved form holds something worth keeping (specification 4, "Draft"). The mode alone does not count. */
export const hasContent = (form: WizardForm): boolean =>
  form.selectedFeatures.length > 0 ||
  form.projectSize !== DEFAULT_SIZE ||
  [
    form.selectedTrade,
    form.budget,
    form.timeline,
    form.name,
    form.email,
    form.phone,
    form.company,
    form.description,
  ].some((text) => text.trim() !== '');

/** What is left to do with a saved form (specification 2, "Progress label hints in the saved-form helper"). */
export function progressHint(form: WizardForm): string {
  const contact = form.name.trim() !== '' && form.email.trim() !== '';
  const terms = form.budget !== '' && form.timeline !== '';
  const features = form.selectedFeatures.length > 0;
  if (contact && terms && features) return 'Dokončiť Rozpočet';
  if (terms && features) return 'Dokončiť kontaktné údaje';
  if (features) return 'Pokračovať v konfigurácii';
  if (form.selectedTrade !== '') return 'Pokračovať vo výbere funkcií';
  return 'Pokračovať v kalkulačke';
}
