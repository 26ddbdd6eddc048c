import { Link } from 'react-router';
import { servicePath } from '#domain/pages/public-paths.ts';
import { Arrow } from '../design/arrow.tsx';
import type { ListedService } from './listed-service.ts';
import { ServiceIllustration } from './service-illustration.tsx';

interface ServiceRowProps extends ListedService {
  position: number;
}

/** One line of the bill of services: position, drawing, what it is, price and time. The whole row is the link. */
export function ServiceRow({ slug, position, name, description, price, duration }: ServiceRowProps) {
  return (
    <li className="service-row">
      <span className="mark service-row-position" aria-hidden="true">
        {String(position).padStart(2, '0')}
      </span>
      <ServiceIllustration slug={slug} className="service-row-drawing" />
      <div className="service-row-text">
        <h2 className="text-section">
          <Link to={servicePath(slug)} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="text-ink-2">{description}</p>
      </div>
      <p className="service-row-price numeral">
        <span className="font-medium">{price}</span>
        {duration && <span className="text-ink-2">{duration}</span>}
      </p>
      <Arrow />
    </li>
  );
}
