import type { HomeContent } from '#domain/content/schema.ts';
import { site } from '#domain/content/site.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Hero } from '../design/hero.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { HomeNumbers } from './home-numbers.tsx';
import { QuoteSketch } from './quote-sketch.tsx';
import { UnsentQuote } from './unsent-quote.tsx';

interface HomeHeroProps extends Pick<HomeContent, 'hero' | 'numbers'> {
  /** The price book in force when the page was rendered. */
  book: PriceBook | null;
}

/** What the site offers and what of it can be proved, beside a quote sheet to try at once. */
export function HomeHero({ hero, numbers, book }: HomeHeroProps) {
  return (
    <Hero
      above={<p className="mark">{site.brand.tagline}</p>}
      title={hero.title}
      lead={hero.subtitle}
      beside={<UnsentQuote otherwise={<QuoteSketch book={book} />} />}
      foot={<HomeNumbers numbers={numbers} />}
    >
      <Actions className="mt-3">
        <ButtonLink to={WIZARD_HREF} variant="primary" size="large">
          {hero.primaryCta} <Arrow />
        </ButtonLink>
        <ButtonLink to={CONTACT_HREF} size="large">
          {hero.secondaryCta}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
