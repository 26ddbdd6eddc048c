import type { HomeContent } from '#domain/content/schema.ts';
import { SIZE_IDS } from '#domain/quote/catalogue.ts';
import { ButtonLink } from '../design/button.tsx';
import { wizardHref } from '../quote/wizard-link.ts';

interface HomePackagesProps {
  packages: HomeContent['packages'];
  /** Lowest price of each, "od 500 €". */
  prices: readonly string[];
  note: string;
}

/** Packages side by side on one sheet; each opens the wizard with the size it stands for. */
export function HomePackages({ packages, prices, note }: HomePackagesProps) {
  return (
    <>
      <ul className="sheet packages">
        {packages.map(({ name, description }, index) => {
          const size = SIZE_IDS[index];
          return (
            <li key={name}>
              <h3 className="text-h3">{name}</h3>
              <p className="packages-price">{prices[index]}</p>
              <OpenDimension />
              <p className="text-ink-2">{description}</p>
              <ButtonLink to={wizardHref('tvorba-webu', size ? { size } : {})} className="mt-auto">
                Vypočítať cenu
                <span className="sr-only"> balíka {name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-small text-ink-2">{note}</p>
    </>
  );
}

/** A dimension line without a right end: the price begins here. */
const OpenDimension = () => (
  <svg viewBox="0 0 200 12" className="packages-line" aria-hidden="true" preserveAspectRatio="xMinYMid slice">
    <path d="M1 0v12M1 6h150" />
    <path d="M155 6h45" strokeDasharray="5 5" />
    <path d="M1.5 6 10 2.7v6.6z" className="packages-line-head" />
  </svg>
);
