import type { HomeContent } from '#domain/content/schema.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import type { SizeId } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import { ButtonLink } from '../design/button.tsx';
import { Cells } from '../design/cells.tsx';
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
      <Cells className="md:grid-cols-3">
        {packages.map(({ name, fromEuros, description }, index) => {
          const stands = sizes[index];
          return (
            <li
              key={name}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 p-cell md:flex-col md:flex-nowrap md:items-start md:gap-3"
            >
              <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 md:grid md:gap-y-3">
                <h3 className="text-section">{name}</h3>
                <p className="numeral text-title font-medium">{prices[index]}</p>
              </div>
              {stands && (
                <>
                  <div className="w-full">
                    <PriceScale end={end} endLabel={formatEuros(end)} start={fromEuros} span={stands.euros} />
                  </div>
                  {/* On phones beside the button, which the line has room for. */}
                  <p className="flex-1 text-small max-md:order-1 md:mb-2 md:flex-none">
                    Rozsah {stands.name}:{' '}
                    <span className="font-semibold whitespace-nowrap">{stands.price}</span>
                  </p>
                </>
              )}
              <p className="text-ink-2 max-md:text-small md:pb-3">{description}</p>
              <ButtonLink
                to={wizardHref(DEFAULT_SERVICE, stands ? { size: stands.size } : {})}
                className="mt-auto max-md:order-1"
              >
                Vypočítať cenu
                <span className="sr-only"> balíka {name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </Cells>
      <p className="mt-4 max-w-[68ch] text-small text-ink-2">{note}</p>
    </>
  );
}
