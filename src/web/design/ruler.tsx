import './ruler.css';

export interface RulerStep {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Leads back to a finished step; without it the step is no button. */
  onSelect?: (() => void) | undefined;
}

interface RulerProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly RulerStep[];
  /** Measured part, 0 to 1. */
  progress: number;
}

/** Progress as a ruler: a main tick for every step, the measured part as a signal-coloured edge. */
export function Ruler({ label, steps, progress }: RulerProps) {
  return (
    <nav aria-label={label} className="ruler">
      <ol className="ruler-steps">
        {steps.map((step, index) => (
          <li key={step.key}>
            <Tick step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="ruler-edge" style={{ width: `${progress * 100}%` }} aria-hidden="true" />
    </nav>
  );
}

function Tick({ step: { label, state, onSelect }, number }: { step: RulerStep; number: number }) {
  const content = (
    <>
      <span>{number}</span>
      <span className="max-lg:sr-only">{label}</span>
      {state === 'done' && <span className="sr-only"> (dokončené)</span>}
    </>
  );
  if (!onSelect) {
    return (
      <span className="ruler-step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" className="ruler-step" data-state={state} onClick={onSelect}>
      {content}
    </button>
  );
}
