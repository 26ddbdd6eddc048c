import { servicePath } from '#domain/pages/public-paths.ts';
import { DrawingCard } from '../design/drawing-card.tsx';
import type { ListedService } from './listed-service.ts';
import { ServiceIllustration } from './service-illustration.tsx';

/** A service as a small drawing with its price and duration. */
export const ServiceCard = ({ slug, name, description, price, duration }: ListedService) => (
  <DrawingCard
    drawing={<ServiceIllustration slug={slug} />}
    to={servicePath(slug)}
    name={name}
    text={description}
    foot={
      <>
        <span>{price}</span>
        {duration && <span>{duration}</span>}
      </>
    }
  />
);
