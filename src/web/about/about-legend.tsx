import type { ReactNode } from 'react';

/** Kinds of lines on a technical drawing: edge, measure, axis, hidden edge. */
const LINES: readonly ReactNode[] = [
  <path key="edge" d="M2 12h116" strokeWidth="2.4" />,
  <g key="measure">
    <path d="M2 5v14M118 5v14M2 12h116" className="dim" />
    <path d="m2 12 9 3V9zM118 12l-9 3V9z" className="dim-head" />
  </g>,
  <path key="axis" d="M2 12h116" strokeDasharray="18 5 2 5" />,
  <path key="hidden" d="M2 12h112M108 7l6 5-6 5" strokeDasharray="8 5" />,
];

/** The principles as the legend of a drawing: each with a line of its own. */
export function AboutLegend({ values }: { values: readonly { title: string; description: string }[] }) {
  return (
    <dl className="sheet divide-y divide-line">
      {values.map(({ title, description }, index) => (
        <div
          key={title}
          className="grid break-inside-avoid items-center gap-x-8 gap-y-1 px-cell py-4.5 md:min-h-20 md:grid-cols-[8fr_5fr]"
        >
          <dt className="flex flex-col gap-x-6 gap-y-1 heading md:flex-row md:items-center">
            <svg viewBox="0 0 120 24" className="illustration h-6 w-30 flex-none" aria-hidden="true">
              {LINES[index]}
            </svg>
            {title}
          </dt>
          <dd className="text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
