import type { ReactNode } from 'react';

/** The row of small labelled cells at the foot of a sheet. */
export function TitleBlock({ cells }: { cells: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="title-block">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt className="mark">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
