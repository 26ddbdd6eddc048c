import { byCount, plural } from '#domain/kernel/plural.ts';

/** How many projects are shown; said again whenever the filter changes it. */
export function ProjectsCount({ count }: { count: number }) {
  const verb = byCount(count, ['Zobrazený', 'Zobrazené', 'Zobrazeného', 'Zobrazených']);
  return (
    <p role="status" className="mark project-count">
      {count === 0 ? 'Žiadny projekt' : `${verb} ${plural(count, 'project')}`}
    </p>
  );
}
