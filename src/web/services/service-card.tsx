import { Link } from 'react-router';
import { servicePath } from '#domain/pages/public-paths.ts';
import type { ListedService } from './listed-service.ts';
import { ServiceIllustration } from './service-illustration.tsx';

/** A service as a small drawing with its price and duration; the whole card leads to its page. */
export function ServiceCard({ slug, name, description, price, duration }: ListedService) {
  return (
    <li className="sheet sheet-light service-card">
      <ServiceIllustration slug={slug} className="service-card-drawing" />
      <h3 className="text-section">
        <Link to={servicePath(slug)} className="card-link">
          {name}
        </Link>
      </h3>
      <p className="text-small text-ink-2">{description}</p>
      <p className="service-card-price numeral">
        <span>{price}</span>
        {duration && <span>{duration}</span>}
      </p>
    </li>
  );
}
