import { BUDGET_CONTENT, WEBSITE_QUESTION } from '#content/options.ts';
import { byKey } from '../kernel/by-key.ts';
import {
  fieldsAskedBy,
  NO_CONTACT,
  REQUEST_FIELD_NAMES,
  type RequestContact,
  requestContact,
  requestField,
} from '../requests/request-fields.ts';
import {
  asksForWebsite,
  type BudgetId,
  DEFAULT_SIZE,
  FEATURES,
  type FeatureId,
  type Mode,
  type ServiceSlug,
  type SizeId,
  type TimelineId,
  type TradeId,
  type WebsiteAnswer,
} from './catalogue.ts';
import { STEP_KEYS, type StepKey } from './step-keys.ts';

/** Every answer of the wizard; '' is "not answered yet" (specification 3, "Wizard form"). */
export interface WizardForm extends RequestContact {
  mode: Mode | '';
  selectedTrade: TradeId | '';
  selectedFeatures: readonly FeatureId[];
  description: string;
  hasWebsite: WebsiteAnswer | '';
  projectSize: SizeId;
  budget: BudgetId | '';
  timeline: TimelineId | '';
}
export type FormField = keyof WizardForm;

/** Contact data the program knows before the visitor is asked for them. */
export type KnownContact = Partial<RequestContact>;

interface FormFieldFacts {
  /** The step on which it is asked for. */
  step: StepKey;
  /** On its step and in links to it. */
  label: string;
  /** Beside its answer. */
  short: string;
}

const { webAddress, ...contact } = byKey(REQUEST_FIELD_NAMES, (field) => ({
  step: 'contact' as const,
  ...requestField(field),
}));

/** What each field is, in the order they are asked. */
export const FORM_FIELDS: Record<FormField, FormFieldFacts> = {
  mode: { step: 'mode-selection', label: 'Typ ponuky', short: 'Typ rozpočtu' },
  selectedTrade: { step: 'trade-selection', label: 'Typ remesla', short: 'Remeslo' },
  selectedFeatures: { step: 'features', label: 'Funkcie webu', short: 'Funkcie' },
  description: { step: 'features', label: 'Popis projektu', short: 'Popis' },
  hasWebsite: { step: 'project-size', label: WEBSITE_QUESTION.label, short: WEBSITE_QUESTION.label },
  webAddress: { ...webAddress, step: 'project-size' },
  projectSize: { step: 'project-size', label: 'Rozsah projektu', short: 'Rozsah' },
  budget: { step: 'project-size', label: BUDGET_CONTENT.label, short: BUDGET_CONTENT.label },
  timeline: { step: 'project-size', label: 'Termín', short: 'Termín' },
  ...contact,
};

const WIZARD_CONTACT: readonly FormField[] = fieldsAskedBy('wizard');
const ASKED = (Object.keys(FORM_FIELDS) as FormField[]).filter(
  (field) => FORM_FIELDS[field].step !== 'contact' || WIZARD_CONTACT.includes(field),
);

/** Fields of each step in the order they are shown and checked. */
export const STEP_FIELDS: Record<StepKey, readonly FormField[]> = byKey(STEP_KEYS, (step) =>
  ASKED.filter((field) => FORM_FIELDS[field].step === step),
);

/** An untouched form of a service that goes with a website; the size is preselected (decisions 1.5). */
export const EMPTY_FORM: WizardForm = {
  mode: '',
  selectedTrade: '',
  selectedFeatures: [],
  description: '',
  hasWebsite: '',
  projectSize: DEFAULT_SIZE,
  budget: '',
  timeline: '',
  ...NO_CONTACT,
};

const NEW_WEBSITE_FORM: WizardForm = { ...EMPTY_FORM, hasWebsite: 'not-asked' };

/** An untouched form of a service; always the same object. */
export const emptyForm = (service: ServiceSlug): WizardForm =>
  asksForWebsite(service) ? EMPTY_FORM : NEW_WEBSITE_FORM;

/** Whether a size is asked for: of a website that is made, once that is known. */
export const asksForSize = ({ hasWebsite }: WizardForm): boolean =>
  hasWebsite === 'no' || hasWebsite === 'not-asked';

/** Whether the address of a website is asked for: of one that stands already. */
export const asksForAddress = ({ hasWebsite }: WizardForm): boolean => hasWebsite === 'yes';

/** Whether this visitor is asked for a field. */
export const isAsked = (form: WizardForm, field: FormField): boolean =>
  (field !== 'projectSize' || asksForSize(form)) && (field !== 'webAddress' || asksForAddress(form));

/** The fields that a step asks of this visitor, in the order of `STEP_FIELDS`. */
export const askedFields = (form: WizardForm, step: StepKey): readonly FormField[] =>
  STEP_FIELDS[step].filter((field) => isAsked(form, field));

/** Who asks, as far as that counts: the address of a website only while one stands. */
export const effectiveContact = (form: WizardForm): RequestContact => ({
  ...requestContact((field) => form[field].trim()),
  ...(!asksForAddress(form) && { webAddress: '' }),
});

/** The size that counts: of a website that stands already nobody is asked, and its default is sent (decisions 8.1). */
export const effectiveSize = ({ hasWebsite, projectSize }: WizardForm): SizeId =>
  hasWebsite === 'yes' ? DEFAULT_SIZE : projectSize;

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

/** True when a saved form holds something worth keeping (specification 4, "Draft"). Mode and website alone do not count. */
export const hasContent = ({
  mode: _mode,
  hasWebsite: _hasWebsite,
  selectedFeatures,
  projectSize,
  ...texts
}: WizardForm): boolean =>
  selectedFeatures.length > 0 ||
  projectSize !== DEFAULT_SIZE ||
  Object.values(texts).some((text) => text.trim() !== '');

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
