import { advancesByItself } from '#domain/quote/steps.ts';
import { Switch } from '../design/switch.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** Turns continuing by itself off and on, on the steps that do; kept in this browser (decisions 1.4). */
export function AutoAdvanceSwitch() {
  const { state, dispatch } = useWizardContext();
  if (!advancesByItself(state.step)) return null;
  return (
    <Switch checked={state.autoAdvance} onSwitch={(on) => dispatch({ type: 'autoAdvanceSwitched', on })}>
      Automaticky pokračovať
    </Switch>
  );
}
