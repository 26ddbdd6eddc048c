import { SERVICE_PAGE } from '#content/common.ts';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
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
    <DrawingGrid className="hero">
      <div className="frame hero-columns">
        <div className="hero-text">
          <Breadcrumbs trail={TRAIL} current={name} />
          <h1 className="trade-title">{hero.title}</h1>
          <p className="hero-lead">{hero.subtitle}</p>
          <div className="actions">
            <ButtonLink to={sample.wizard} preventScrollReset variant="primary" size="large">
              {TRADE_PAGE.primaryCta} <Arrow />
            </ButtonLink>
            <ButtonLink to={CONTACT_HREF} size="large">
              {SERVICE_PAGE.secondaryCta}
            </ButtonLink>
          </div>
          <TradeIllustration trade={trade} className="trade-drawing" />
        </div>
        <TradeSample page={page} sample={sample} />
      </div>
    </DrawingGrid>
  );
}
