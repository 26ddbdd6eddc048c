import type { HomeContent } from '#domain/content/schema.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import type { SizeId } from '#domain/quote/catalogue.ts';
import { ButtonLink } from '../design/button.tsx';
import { PriceScale } from '../design/price-scale.tsx';
import { wizardHref } from '../quote/wizard-link.ts';

interface HomePackagesProps {
  packages: HomeContent['packages'];
  /** Lowest price of each, "od 500 €". */
  prices: readonly string[];
  /** The size in the wizard that each stands for, and what such a website usually costs. */
  sizes: readonly { size: SizeId; name: string; price: string; euros: readonly [min: number, max: number] }[];
  note: string;
}

/** Packages side by side on one sheet and one scale; each opens the wizard with the size it stands for. */
export function HomePackages({ packages, prices, sizes, note }: HomePackagesProps) {
  const end = Math.max(...sizes.map(({ euros: [, max] }) => max));
  return (
    <>
      <ul className="sheet packages">
        {packages.map(({ name, fromEuros, description }, index) => {
          const stands = sizes[index];
          return (
            <li key={name}>
              <div className="packages-head">
                <h3 className="text-section">{name}</h3>
                <p className="packages-price numeral">{prices[index]}</p>
              </div>
              {stands && (
                <div className="packages-scale">
                  <PriceScale end={end} endLabel={formatEuros(end)} start={fromEuros} span={stands.euros} />
                  <p className="packages-size">
                    Rozsah {stands.name}: <span className="packages-size-price">{stands.price}</span>
                  </p>
                </div>
              )}
              <p className="text-ink-2">{description}</p>
              <ButtonLink
                to={wizardHref('tvorba-webu', stands ? { size: stands.size } : {})}
                className="mt-auto"
              >
                Vypočítať cenu
                <span className="sr-only"> balíka {name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-[68ch] text-small text-ink-2">{note}</p>
    </>
  );
}
