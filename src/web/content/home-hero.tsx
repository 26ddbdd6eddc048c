import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import type { ExampleQuote } from './example-quote.ts';

interface HomeHeroProps {
  hero: { title: string; subtitle: string; primaryCta: string; secondaryCta: string };
  example: ExampleQuote;
}

/** What the site offers, beside a finished quote drawn as a sheet. */
export function HomeHero({ hero, example }: HomeHeroProps) {
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns">
        <div className="hero-text">
          <p className="mark">{site.brand.tagline}</p>
          <h1 className="text-h1">{hero.title}</h1>
          <p className="hero-lead">{hero.subtitle}</p>
          <div className="actions">
            <ButtonLink to={wizardHref(example.service)} preventScrollReset variant="primary" size="large">
              {hero.primaryCta} <Arrow />
            </ButtonLink>
            <ButtonLink to={CONTACT_HREF} size="large">
              {hero.secondaryCta}
            </ButtonLink>
          </div>
        </div>
        <QuoteSheet example={example} />
      </div>
    </DrawingGrid>
  );
}

function QuoteSheet({ example }: { example: ExampleQuote }) {
  return (
    <Sheet registered className="hero-sheet">
      <div className="hero-sheet-body">
        <p className="mark">Príklad orientačného rozpočtu</p>
        <h2 className="hero-sheet-title">{example.subject}</h2>
        <dl>
          {example.lines.map(({ label, amount }) => (
            <div key={label} className="bill-row">
              <dt>{label}</dt>
              <dd className="bill-amount">{amount}</dd>
            </div>
          ))}
        </dl>
        <PriceDimension {...example.range} time={example.time} size="large" className="mt-4" />
      </div>
      <TitleBlock
        cells={[
          { label: 'Výkres', value: 'Rozpočet' },
          { label: 'Platnosť', value: `${site.quote.validDays} dní` },
          { label: 'List', value: '1 / 1' },
        ]}
      />
    </Sheet>
  );
}
