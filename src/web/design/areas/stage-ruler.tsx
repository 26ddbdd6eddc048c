import './areas.css';
import './overview.css';

interface StageRulerProps {
  /** What it measures, in words: "Schválené 40 %". */
  label: string;
  stages: readonly {
    id: string;
    weight: number;
    state: 'planned' | 'active' | 'delivered' | 'approved';
  }[];
}

/** The stages of a project beside each other, to the scale of their work. */
export const StageRuler = ({ label, stages }: StageRulerProps) => (
  <div role="img" aria-label={label} className="stage-ruler">
    {stages.map(({ id, weight, state }) => (
      <span key={id} data-state={state} style={{ flexGrow: weight }} />
    ))}
  </div>
);
