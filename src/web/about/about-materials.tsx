import { Link } from 'react-router';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';

interface AboutMaterialsProps {
  text: string;
  services: readonly { slug: ServiceSlug; name: string; technologies: readonly string[] }[];
}

/** Technologies as the list of materials that belongs to a drawing: one position for each service. */
export function AboutMaterials({ text, services }: AboutMaterialsProps) {
  return (
    <>
      <p className="long-text">{text}</p>
      <ol className="materials">
        {services.map(({ slug, name, technologies }, index) => (
          <li key={slug}>
            <span className="materials-position" aria-hidden="true">
              {index + 1}
            </span>
            <Link to={`/sluzby/${slug}`} className="materials-name">
              {name}
            </Link>
            <ul className="separated technologies">
              {technologies.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
