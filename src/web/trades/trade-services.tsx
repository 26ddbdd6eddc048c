import { servicePath } from '#domain/pages/public-paths.ts';
import { CardGrid } from '../design/card-grid.tsx';
import { DrawingCard } from '../design/drawing-card.tsx';
import { ServiceIllustration } from '../services/service-illustration.tsx';
import type { TradePageProps } from './trade-page.tsx';

/** The services a trade usually needs, with the reason and the published price. */
export function TradeServices({ services, estimateNote }: Pick<TradePageProps, 'services' | 'estimateNote'>) {
  return (
    <>
      <CardGrid>
        {services.map(({ slug, name, why, price }) => (
          <DrawingCard
            key={slug}
            drawing={<ServiceIllustration slug={slug} />}
            to={servicePath(slug)}
            name={name}
            text={why}
            foot={price}
          />
        ))}
      </CardGrid>
      <p className="mt-4 text-small text-ink-2">{estimateNote}</p>
    </>
  );
}
