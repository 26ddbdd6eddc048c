import type { ReactNode } from 'react';

/** Kinds of lines on a technical drawing: edge, measure, axis, hidden edge. */
const LINES: readonly ReactNode[] = [
  <path key="edge" d="M2 12h116" className="legend-edge" />,
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
    <dl className="sheet legend">
      {values.map(({ title, description }, index) => (
        <div key={title}>
          <dt>
            <svg viewBox="0 0 120 24" className="illustration" aria-hidden="true">
              {LINES[index]}
            </svg>
            {title}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
