import type { FeatureId } from '#domain/quote/catalogue.ts';
import { effectiveFeatures } from '#domain/quote/wizard-form.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The selected features that count, and the switch of one feature. */
export function useFeatures() {
  const { state, dispatch } = useWizardContext();
  const { selectedFeatures } = state.form;
  const toggle = (feature: FeatureId) =>
    dispatch({
      type: 'answered',
      field: 'selectedFeatures',
      value: selectedFeatures.includes(feature)
        ? selectedFeatures.filter((id) => id !== feature)
        : [...selectedFeatures, feature],
      now: Date.now(),
    });
  return { selected: effectiveFeatures(state.form), toggle };
}
