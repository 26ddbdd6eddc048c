import type { ServiceContent } from '#domain/content/schema.ts';
import { Cells } from '../design/cells.tsx';
import { Icon } from '../pages/icon.tsx';

/** What the client gains, as the cells of one sheet. */
export function ServiceBenefits({ benefits }: Pick<ServiceContent, 'benefits'>) {
  return (
    <Cells className="md:grid-cols-2">
      {benefits.map(({ title, icon, description }) => (
        <li key={title} className="grid content-start gap-2 p-sheet">
          <Icon name={icon} className="mb-2" />
          <h3 className="text-base leading-tight">{title}</h3>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </Cells>
  );
}
