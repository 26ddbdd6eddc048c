import type { ServiceContent } from '#domain/content/schema.ts';
import { Icon } from '../pages/icon.tsx';

/** What the client gains, as the cells of one sheet. */
export function ServiceBenefits({ benefits }: Pick<ServiceContent, 'benefits'>) {
  return (
    <ul className="sheet benefits">
      {benefits.map(({ title, icon, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="text-base leading-tight">{title}</h3>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
