import './areas.css';

export interface WayStep {
  label: string;
  /** What is said of it: "hotovo", "na rade". Empty for what comes later. */
  word: string;
  state: 'behind' | 'now' | 'ahead';
}

/** Steps of a way in their order on one axis: what is behind is drawn thick, the one that is on carries the mark. */
export const Way = ({ label, steps }: { label: string; steps: readonly WayStep[] }) => (
  <ol aria-label={label} className="way">
    {steps.map(({ label: name, word, state }) => (
      <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span>{name}</span> <span className="way-word">{word}</span>
      </li>
    ))}
  </ol>
);
