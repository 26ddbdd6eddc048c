import { canContinue, isBusy } from '#domain/quote/wizard-state.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { useWizardContext } from './wizard-context.tsx';

interface NextButtonProps {
  children: string;
  /** Instead of the label while a call is running. */
  busyLabel?: string;
  className?: string;
}

/**
 * Continues with the next step. While the step is not complete it looks and says disabled, yet a press still
 * answers: it shows what is missing. A waiting advance runs along its edge.
 */
export function NextButton({ children, busyLabel, className }: NextButtonProps) {
  const { state, dispatch } = useWizardContext();
  const busy = isBusy(state);
  const wait = state.advanceAt === null ? null : Math.max(0, state.advanceAt - Date.now());
  return (
    <Button
      variant="primary"
      loading={busy}
      aria-disabled={!canContinue(state)}
      className={classes('wizard-next relative overflow-clip', className)}
      data-waiting={wait === null ? undefined : true}
      style={wait === null ? undefined : { ['--wait' as string]: `${wait}ms` }}
      onClick={() => dispatch({ type: 'continued', now: Date.now() })}
    >
      {busy && busyLabel ? busyLabel : children}
      {!busy && <Arrow />}
    </Button>
  );
}
