import type { Answered } from '#domain/quote/wizard.ts';
import type { WizardForm } from '#domain/quote/wizard-form.ts';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Fields answered by one choice of several. */
type ChoiceField = 'mode' | 'selectedTrade' | 'projectSize' | 'budget' | 'timeline';

type ChoiceEvent<Field extends ChoiceField> = Extract<Answered, { field: Field }>;

/**
 * What a group of radio cards needs for its field. Pressing the chosen card again is an answer as well:
 * that is how a preselected value is confirmed.
 */
export function useChoice<Field extends ChoiceField>(field: Field) {
  const { state, dispatch } = useWizardContext();
  const error = state.errors[field];
  const id = fieldId(field);

  function option(value: Exclude<WizardForm[Field], ''>) {
    const checked = state.form[field] === value;
    const choose = () => dispatch({ type: 'answered', field, value, now: Date.now() } as ChoiceEvent<Field>);
    return {
      name: id,
      value,
      checked,
      'aria-invalid': error ? (true as const) : undefined,
      onChange: choose,
      onClick: checked ? choose : undefined,
    };
  }
  return { id, error, option };
}
