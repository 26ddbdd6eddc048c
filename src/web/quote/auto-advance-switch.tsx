import { Switch } from '../design/switch.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** Turns continuing by itself off and on; kept in this browser (decisions 1.4). */
export function AutoAdvanceSwitch() {
  const { state, dispatch } = useWizardContext();
  return (
    <Switch checked={state.autoAdvance} onSwitch={(on) => dispatch({ type: 'autoAdvanceSwitched', on })}>
      Automaticky pokračovať
    </Switch>
  );
}
