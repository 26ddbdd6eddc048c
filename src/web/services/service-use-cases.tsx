import type { ServiceContent } from '#domain/content/schema.ts';

/** Model situations, not references: the heading over them says so. */
export function ServiceUseCases({ useCases }: Pick<ServiceContent, 'useCases'>) {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {useCases.map(({ title, industry, description }) => (
        <li key={title} className="grid content-start gap-2 border-t-stroke border-ink pt-4">
          <p className="mark">{industry}</p>
          <h3 className="text-section">{title}</h3>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
