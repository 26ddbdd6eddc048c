import { Link } from 'react-router';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { TechnologyList } from '../design/technology-list.tsx';

interface AboutMaterialsProps {
  text: string;
  services: readonly { slug: ServiceSlug; name: string; technologies: readonly string[] }[];
}

/** Technologies as the list of materials that belongs to a drawing: one position for each service. */
export function AboutMaterials({ text, services }: AboutMaterialsProps) {
  return (
    <>
      <p className="max-w-text text-ink-2">{text}</p>
      <ol className="targets mt-6 divide-y divide-line border-ink border-y-stroke">
        {services.map(({ slug, name, technologies }, index) => (
          <li
            key={slug}
            className="grid break-inside-avoid grid-cols-[--spacing(10)_minmax(0,1fr)] items-baseline pt-2 pb-3 md:grid-cols-[--spacing(10)_--spacing(52)_minmax(0,1fr)] md:py-1.5"
          >
            <span className="font-mono text-ink-2 text-small" aria-hidden="true">
              {index + 1}
            </span>
            <Link to={`/sluzby/${slug}`} className="justify-self-start font-semibold">
              {name}
            </Link>
            <TechnologyList technologies={technologies} className="col-start-2 text-ink-2 md:col-start-3" />
          </li>
        ))}
      </ol>
    </>
  );
}
