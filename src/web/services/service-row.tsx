import { servicePath } from '#domain/pages/public-paths.ts';
import { Arrow } from '../design/arrow.tsx';
import { CardLink } from '../design/card-link.tsx';
import type { ListedService } from './listed-service.ts';
import { ServiceIllustration } from './service-illustration.tsx';

interface ServiceRowProps extends ListedService {
  position: number;
}

/** One line of the bill of services: position, drawing, what it is, price and time. The whole row is the link. */
export function ServiceRow({ slug, position, name, description, price, duration }: ServiceRowProps) {
  return (
    <li className="group relative flex items-center gap-5 py-6 hover:bg-sheet sm:gap-8 lg:py-5 print:break-inside-avoid">
      <span className="mark max-lg:hidden" aria-hidden="true">
        {String(position).padStart(2, '0')}
      </span>
      <ServiceIllustration slug={slug} className="w-20 flex-none max-sm:self-start sm:w-36 lg:w-40" />
      <div className="grid flex-auto items-center gap-x-8 gap-y-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1.5">
          <h2 className="text-section">
            <CardLink to={servicePath(slug)}>{name}</CardLink>
          </h2>
          <p className="max-w-[52ch] text-ink-2">{description}</p>
        </div>
        <p className="numeral flex flex-wrap gap-x-5 text-small lg:flex-col lg:text-end">
          <span className="font-medium">{price}</span>
          {duration && <span className="text-ink-2">{duration}</span>}
        </p>
      </div>
      <span className="w-8 transition-transform group-hover:translate-x-1 max-lg:hidden">
        <Arrow />
      </span>
    </li>
  );
}
