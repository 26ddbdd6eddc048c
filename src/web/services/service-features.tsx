import { SERVICE_PAGE } from '#content/common.ts';
import type { ServiceContent } from '#domain/content/schema.ts';

/** The bill of what belongs to the service, and what costs extra, with the technologies it is made of. */
export function ServiceFeatures({
  features,
  technologies,
}: Pick<ServiceContent, 'features' | 'technologies'>) {
  return (
    <>
      <ul className="features">
        {features.map(({ title, description, included }) => (
          <li key={title}>
            <FeatureSign included={included} />
            <div>
              <h3 className="text-base leading-tight">{title}</h3>
              <p className="text-ink-2">{description}</p>
            </div>
            <p className={included ? 'mark' : 'mark features-extra'}>
              {included ? SERVICE_PAGE.featureIncluded : SERVICE_PAGE.featureExtra}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mark mt-8 mb-2">{SERVICE_PAGE.technologies}</h3>
      <ul className="separated technologies">
        {technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </>
  );
}

const FeatureSign = ({ included }: { included: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" className="features-sign" aria-hidden="true">
    {included ? <path d="m3 10.5 4.5 4.5L17 5" /> : <path d="M10 3.5v13M3.5 10h13" />}
  </svg>
);
