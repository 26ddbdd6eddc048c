import { SERVICE_PAGE } from '#content/common.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { SplitSheet } from '../design/split-sheet.tsx';
import { wizardHref } from '../quote/wizard-link.ts';

export interface PublishedPrice {
  euros: readonly [min: number, max: number];
  charged: 'once' | 'month' | 'period';
  /** How a recurring price is paid: "mesačne"; null for one paid once. */
  unit: string | null;
  /** "1 – 3 týždne". */
  duration: string | null;
  /** That it is indicative, VAT. */
  notes: readonly string[];
}

interface ServicePricingProps {
  slug: ServiceSlug;
  name: string;
  price: PublishedPrice;
  factors: readonly string[];
}

/** The published price drawn as a dimension line, with what moves its ends. */
export function ServicePricing({ slug, name, price, factors }: ServicePricingProps) {
  return (
    <SplitSheet aside={<Factors factors={factors} />}>
      <p className="mark">{name}</p>
      <PriceDimension
        min={price.euros[0]}
        max={price.euros[1]}
        {...(price.unit && { unit: price.unit })}
        {...(price.duration && { time: price.duration })}
        size="large"
        className="mt-3 mb-5"
      />
      {price.notes.map((note) => (
        <p key={note} className="text-small text-ink-2">
          {note}
        </p>
      ))}
      <ButtonLink to={wizardHref(slug)} variant="primary" className="mt-6 max-xs:w-full">
        {SERVICE_PAGE.primaryCta} <Arrow />
      </ButtonLink>
    </SplitSheet>
  );
}

const Factors = ({ factors }: Pick<ServicePricingProps, 'factors'>) => (
  <div className="grid gap-3 p-sheet">
    <h3 className="text-base leading-tight">{SERVICE_PAGE.priceFactors}</h3>
    <ul className="divide-y divide-dashed divide-line">
      {factors.map((factor) => (
        <li key={factor} className="py-2">
          {factor}
        </li>
      ))}
    </ul>
  </div>
);
