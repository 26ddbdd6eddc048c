import { useWizardContext } from './wizard-context.tsx';

/** Turns continuing by itself off and on; kept in this browser (decisions 1.4). */
export function AutoAdvanceSwitch() {
  const { state, dispatch } = useWizardContext();
  return (
    <label className="wizard-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={state.autoAdvance}
        checked={state.autoAdvance}
        onChange={(event) => dispatch({ type: 'autoAdvanceSwitched', on: event.target.checked })}
      />
      <span aria-hidden="true" className="wizard-switch-track" />
      Automaticky pokračovať
    </label>
  );
}
