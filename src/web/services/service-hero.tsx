import { SERVICE_PAGE } from '#content/common.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Hero, HeroSheet } from '../design/hero.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
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
    <Hero
      above={<Breadcrumbs trail={TRAIL} current={name} />}
      title={hero.title}
      lead={hero.subtitle}
      beside={
        <HeroSheet
          cells={[
            { label: 'Výkres', value: name },
            { label: 'Cena', value: 'orientačná' },
            { label: 'List', value: `${sheet.number} / ${sheet.of}` },
          ]}
        >
          <ServiceIllustration slug={slug} className="mx-auto h-auto w-full max-w-88" />
          <PriceDimension
            min={price.euros[0]}
            max={price.euros[1]}
            {...(price.unit && { unit: price.unit })}
            {...(price.duration && { time: price.duration })}
            size="large"
            className="mt-6"
          />
        </HeroSheet>
      }
    >
      <p className="max-w-note text-ink-2">{hero.description}</p>
      <Actions className="mt-3">
        <ButtonLink to={wizardHref(slug)} variant="primary" size="large">
          {SERVICE_PAGE.primaryCta} <Arrow />
        </ButtonLink>
        <ButtonLink to={CONTACT_HREF} size="large">
          {SERVICE_PAGE.secondaryCta}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
