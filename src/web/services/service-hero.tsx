import { SERVICE_PAGE } from '#content/common.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { ServiceIllustration } from './service-illustration.tsx';
import type { ServicePageProps } from './service-page.tsx';

const TRAIL = [
  { name: 'Domov', path: '/' },
  { name: 'Služby', path: '/sluzby' },
];

/** What the service is, beside its drawing with the price as its measure. */
export function ServiceHero({
  service,
  sheet,
  price,
}: Pick<ServicePageProps, 'service' | 'sheet' | 'price'>) {
  const { slug, name, hero } = service;
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns">
        <div className="hero-text">
          <Breadcrumbs trail={TRAIL} current={name} />
          <h1 className="text-h1">{hero.title}</h1>
          <p className="hero-lead">{hero.subtitle}</p>
          <p className="hero-description">{hero.description}</p>
          <div className="actions">
            <ButtonLink to={wizardHref(slug)} variant="primary" size="large">
              {SERVICE_PAGE.primaryCta} <Arrow />
            </ButtonLink>
            <ButtonLink to={CONTACT_HREF} size="large">
              {SERVICE_PAGE.secondaryCta}
            </ButtonLink>
          </div>
        </div>
        <Sheet registered className="hero-sheet">
          <div className="hero-sheet-body">
            <ServiceIllustration slug={slug} className="hero-drawing" />
            <PriceDimension
              min={price.euros[0]}
              max={price.euros[1]}
              {...(price.unit && { unit: price.unit })}
              {...(price.duration && { time: price.duration })}
              size="large"
              className="mt-6"
            />
          </div>
          <TitleBlock
            cells={[
              { label: 'Výkres', value: name },
              { label: 'Cena', value: 'orientačná' },
              { label: 'List', value: `${sheet.number} / ${sheet.of}` },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}
