import { SERVICE_PAGE } from '#content/common.ts';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { TradeIllustration } from './trade-illustration.tsx';
import type { TradePageProps } from './trade-page.tsx';
import { TradeSample } from './trade-sample.tsx';
import type { Sample } from './use-sample.ts';

const TRAIL = [
  { name: 'Domov', path: '/' },
  { name: 'Služby', path: '/sluzby' },
];

/** For whom the website is, beside its sample price. */
export function TradeHero({ page, sample }: { page: TradePageProps; sample: Sample }) {
  const { trade, name, hero } = page;
  return (
    <Hero
      above={<Breadcrumbs trail={TRAIL} current={name} />}
      title={hero.title}
      longTitle
      lead={hero.subtitle}
      beside={<TradeSample page={page} sample={sample} />}
    >
      <Actions className="mt-3">
        <ButtonLink to={sample.ownWizard} preventScrollReset variant="primary" size="large">
          {TRADE_PAGE.primaryCta} <Arrow />
        </ButtonLink>
        <ButtonLink to={CONTACT_HREF} size="large">
          {SERVICE_PAGE.secondaryCta}
        </ButtonLink>
      </Actions>
      <TradeIllustration trade={trade} className="mt-3 h-auto w-68 max-lg:mx-auto lg:mt-8 lg:-ml-4" />
    </Hero>
  );
}
