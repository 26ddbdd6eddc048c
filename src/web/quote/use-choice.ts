import { type KeyboardEvent, useRef } from 'react';
import type { Answered } from '#domain/quote/wizard.ts';
import type { WizardForm } from '#domain/quote/wizard-form.ts';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Fields answered by one choice of several. */
type ChoiceField = 'mode' | 'selectedTrade' | 'hasWebsite' | 'projectSize' | 'budget' | 'timeline';

type ChoiceEvent<Field extends ChoiceField> = Extract<Answered, { field: Field }>;

/**
 * What a group of radio cards needs for its field. Pressing the chosen card again is an answer as well: that is how a
 * preselected value is confirmed. Arrow keys pass through the cards; Enter or Space says which one is meant.
 */
export function useChoice<Field extends ChoiceField>(field: Field) {
  const { state, dispatch } = useWizardContext();
  const passing = useRef(false);
  const error = state.errors[field];
  const id = fieldId(field);

  function option(value: Exclude<WizardForm[Field], ''>) {
    const checked = state.form[field] === value;
    const choose = (isPassing: boolean) =>
      dispatch({
        type: 'answered',
        field,
        value,
        now: Date.now(),
        passing: isPassing,
      } as ChoiceEvent<Field>);
    return {
      name: id,
      value,
      checked,
      'aria-invalid': error ? (true as const) : undefined,
      onChange: () => choose(passing.current),
      onClick: checked ? () => choose(false) : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        passing.current = event.key.startsWith('Arrow');
        // Browsers leave Space on the chosen card alone.
        const means = event.key === 'Enter' || (event.key === ' ' && checked);
        if (!means) return;
        event.preventDefault();
        choose(false);
      },
      onKeyUp: () => {
        passing.current = false;
      },
    };
  }
  return { id, error, option };
}
