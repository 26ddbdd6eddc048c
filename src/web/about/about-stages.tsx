import { Drawing } from '../design/illustrations/drawing.tsx';
import { building, launch, plan, talk } from '../design/illustrations/stage-drawings.tsx';

const DRAWINGS = [talk, plan, building, launch];

/** How the work goes: the stages of one website, drawn on one sheet. */
export function AboutStages({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className="sheet grid gap-px print:break-inside-auto overflow-clip sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="grid break-inside-avoid content-start gap-2 p-cell outline outline-line">
          <Drawing className="mx-auto mb-3 w-full max-w-52">{DRAWINGS[index]}</Drawing>
          <h3 className="text-base">
            <span className="mr-3 font-mono text-ink-2" aria-hidden="true">
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
