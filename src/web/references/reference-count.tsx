import { byCount, plural } from '#domain/kernel/plural.ts';

/** How many references are shown; said again whenever the filter changes it. */
export function ReferenceCount({ count }: { count: number }) {
  const verb = byCount(count, ['Zobrazený', 'Zobrazené', 'Zobrazeného', 'Zobrazených']);
  return (
    <p role="status" className="mark mt-6 mb-4">
      {count === 0 ? 'Žiadny projekt' : `${verb} ${plural(count, 'project')}`}
    </p>
  );
}
