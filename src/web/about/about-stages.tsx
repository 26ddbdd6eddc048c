import { Drawing } from '../design/illustrations/drawing.tsx';
import { building, launch, plan, talk } from '../design/illustrations/stage-drawings.tsx';

const DRAWINGS = [talk, plan, building, launch];

/** How the work goes: the stages of one website, drawn on one sheet. */
export function AboutStages({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className="sheet stages">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <Drawing className="stages-drawing">{DRAWINGS[index]}</Drawing>
          <h3 className="text-base leading-tight">
            <span className="stages-number" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
