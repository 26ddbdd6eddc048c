import type { HomeContent } from '#domain/content/schema.ts';
import { site } from '#domain/content/site.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { HomeNumbers } from './home-numbers.tsx';
import { QuoteSketch } from './quote-sketch.tsx';

interface HomeHeroProps extends Pick<HomeContent, 'hero' | 'numbers'> {
  /** The price book in force when the page was rendered. */
  book: PriceBook | null;
}

/** What the site offers and what of it can be proved, beside a quote sheet to try at once. */
export function HomeHero({ hero, numbers, book }: HomeHeroProps) {
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns home-hero">
        <div className="hero-text">
          <p className="mark">{site.brand.tagline}</p>
          <h1 className="text-h1">{hero.title}</h1>
          <p className="hero-lead">{hero.subtitle}</p>
          <div className="actions">
            <ButtonLink to={wizardHref('tvorba-webu')} variant="primary" size="large">
              {hero.primaryCta} <Arrow />
            </ButtonLink>
            <ButtonLink to={CONTACT_HREF} size="large">
              {hero.secondaryCta}
            </ButtonLink>
          </div>
        </div>
        <QuoteSketch book={book} />
        <HomeNumbers numbers={numbers} />
      </div>
    </DrawingGrid>
  );
}
