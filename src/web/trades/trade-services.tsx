import { Link } from 'react-router';
import { ServiceIllustration } from '../services/service-illustration.tsx';
import type { TradePageProps } from './trade-page.tsx';

/** The services a trade usually needs, with the reason and the published price. */
export function TradeServices({ services, estimateNote }: Pick<TradePageProps, 'services' | 'estimateNote'>) {
  return (
    <>
      <ul className="card-grid">
        {services.map(({ slug, name, why, price }) => (
          <li key={slug} className="sheet sheet-light service-card">
            <ServiceIllustration slug={slug} className="service-card-drawing" />
            <h3 className="text-section">
              <Link to={`/sluzby/${slug}`} className="card-link">
                {name}
              </Link>
            </h3>
            <p className="text-small text-ink-2">{why}</p>
            <p className="service-card-price">{price}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2">{estimateNote}</p>
    </>
  );
}
