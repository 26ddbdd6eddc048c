import { DimensionLine } from '../design/dimension-line.tsx';

interface AnswerTime {
  /** As text, like every claim: "24". */
  hours: string;
  label: string;
  /** "do 24 hodín" */
  limit: string;
}

/** Promised times as measures over one ruler of hours. */
export function AnswerTimes({ items }: { items: readonly AnswerTime[] }) {
  const longest = Math.max(...items.map(({ hours }) => Number(hours)));
  return (
    <div className="answer-times">
      <ul>
        {items.map(({ hours, label, limit }) => (
          <li key={label}>
            <p className="answer-times-text">
              <span>{label}</span>
              <span className="answer-times-limit">{limit}</span>
            </p>
            <div
              className="dimension-line"
              style={{ width: `${(Number(hours) / longest) * 100}%` }}
              aria-hidden="true"
            >
              <DimensionLine />
            </div>
          </li>
        ))}
      </ul>
      <div className="answer-ruler" style={{ backgroundSize: `${100 / longest}% 100%` }} aria-hidden="true">
        <span>0</span>
        <span>{longest} h</span>
      </div>
    </div>
  );
}
