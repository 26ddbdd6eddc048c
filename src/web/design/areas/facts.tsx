import type { ReactNode } from 'react';

/** What is known about one thing: a row for each fact. */
export const Facts = ({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="facts facts-columns">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
