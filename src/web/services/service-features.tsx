import { SERVICE_PAGE } from '#content/common.ts';
import type { ServiceContent } from '#domain/content/schema.ts';
import { classes } from '../design/classes.ts';
import { TechnologyList } from '../design/technology-list.tsx';

/** The bill of what belongs to the service, and what costs extra, with the technologies it is made of. */
export function ServiceFeatures({
  features,
  technologies,
}: Pick<ServiceContent, 'features' | 'technologies'>) {
  return (
    <>
      <ul className="border-t border-ink">
        {features.map(({ title, description, included }) => (
          <li key={title} className={ROW}>
            <FeatureSign included={included} />
            <div>
              <h3 className="text-base leading-tight">{title}</h3>
              <p className="text-ink-2">{description}</p>
            </div>
            <p className={classes('mark max-sm:col-start-2 sm:pt-1', !included && 'text-warn!')}>
              {included ? SERVICE_PAGE.featureIncluded : SERVICE_PAGE.featureExtra}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mark mt-8 mb-2">{SERVICE_PAGE.technologies}</h3>
      <TechnologyList technologies={technologies} />
    </>
  );
}

const ROW =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] print:break-inside-avoid';

const FeatureSign = ({ included }: { included: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" className="mt-0.5" aria-hidden="true" fill="none">
    <path
      d={included ? 'm3 10.5 4.5 4.5L17 5' : 'M10 3.5v13M3.5 10h13'}
      stroke="currentColor"
      strokeWidth="1.6"
    />
  </svg>
);
