import { Link } from 'react-router';
import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import { servicePath } from '#domain/content/public-paths.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { ServicePriceTag } from './price-tag.ts';
import { ServiceIllustration } from './service-illustration.tsx';

/** A service as a small drawing with its price and duration; the whole card leads to its page. */
export function ServiceCard({ slug, price, duration }: ServicePriceTag & { slug: ServiceSlug }) {
  const { name, shortDescription } = SERVICE_SUMMARIES[slug];
  return (
    <li className="sheet sheet-light service-card">
      <ServiceIllustration slug={slug} className="service-card-drawing" />
      <h3 className="text-h3">
        <Link to={servicePath(slug)} className="card-link">
          {name}
        </Link>
      </h3>
      <p className="text-small text-ink-2">{shortDescription}</p>
      <p className="service-card-price">
        <span>{price}</span>
        {duration && <span>{duration}</span>}
      </p>
    </li>
  );
}
