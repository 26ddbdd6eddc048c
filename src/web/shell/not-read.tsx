import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';

interface NotReadProps {
  /** What to do about it. */
  advice: string;
  onRetry: () => unknown;
  isRetrying?: boolean;
  size?: 'small';
  className?: string;
}

/** In place of what could not be read: why, and the way to try again. */
export const NotRead = ({ advice, onRetry, isRetrying = false, size, className }: NotReadProps) => (
  <div role="alert" className={classes('grid justify-items-start gap-3', className)}>
    <p className="field-error">{advice}</p>
    <Button loading={isRetrying} onClick={() => void onRetry()} {...(size && { size })}>
      Skúsiť znova
    </Button>
  </div>
);
