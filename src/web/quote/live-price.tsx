import { Fragment } from 'react';
import { REQUEST_NOT_BINDING } from '#content/wizard.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import type { NamedPrice } from '#domain/quote/price-total.ts';
import { shownQuote } from '#domain/quote/wizard-state.ts';
import { priceInBrief } from './shown-price.ts';
import { useChosenSize, usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The price while it is being put together, in one line, wherever the side panel has no room. */
export function LivePrice() {
  const { state } = useWizardContext();
  const { prices, isPreliminary, assumed } = priceInBrief(state.service, usePrice(), useChosenSize());
  return (
    <p className="wizard-price">
      <span className="mark max-md:sr-only">Odhadovaná cena</span>
      <span className="sr-only">: </span>
      <span className={prices.length > 1 ? 'wizard-prices' : undefined}>
        <PricesInBrief prices={prices} isPreliminary={isPreliminary} className="wizard-amount font-medium" />
      </span>
      {assumed && <span className="text-ink-2">{tied(assumed)}</span>}
      {shownQuote(state) && <span className="text-ink-2 max-md:hidden">{tied(REQUEST_NOT_BINDING)}</span>}
      {prices.length === 1 && <span className="numeral text-ink-2">{prices[0]?.duration}</span>}
    </p>
  );
}

interface PricesInBriefProps {
  prices: readonly NamedPrice[];
  isPreliminary: boolean;
  className: string;
}

/** Prices in a line that breaks between them, never inside of one. */
export const PricesInBrief = ({ prices, isPreliminary, className }: PricesInBriefProps) =>
  prices.map(({ label, range, paid }, index) => (
    <Fragment key={label}>
      {index > 0 && <span className="wizard-plus"> + </span>}
      <span>
        {isPreliminary && index === 0 && <span className="text-ink-2">Predbežne </span>}
        <span className={`numeral ${className}`}>{formatEuroRange(range.min, range.max)}</span>
        {paid && <span>{`\u00A0${tied(paid)}`}</span>}
      </span>
    </Fragment>
  ));
