import { TRADE_PAGE } from '#content/trade-page.ts';
import { featurePrice } from '#domain/quote/list-price.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { HeroSheet } from '../design/hero.tsx';
import { Segment, Segments } from '../design/segments.tsx';
import { PriceView } from '../quote/price-view.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { TradePageProps } from './trade-page.tsx';
import type { Sample } from './use-sample.ts';

interface TradeSampleProps {
  page: Pick<TradePageProps, 'name' | 'sheet' | 'sizes' | 'features' | 'sentences'>;
  sample: Sample;
}

/** A price to try out, drawn as a sheet: size and features move the ends of its dimension line. */
export function TradeSample({ page, sample }: TradeSampleProps) {
  const { name, sheet } = page;
  const { quote } = sample;
  // Without scripts the choices could not move the line.
  const disabled = !useHydrated();
  return (
    <HeroSheet
      cells={[
        { label: 'Výkres', value: name },
        { label: 'Cena', value: 'orientačná' },
        { label: 'List', value: `${sheet.number} / ${sheet.of}` },
      ]}
    >
      <h2 className="mark">{TRADE_PAGE.sample}</h2>
      <Sizes sizes={page.sizes} sample={sample} disabled={disabled} />
      <Features page={page} sample={sample} disabled={disabled} />
      <div aria-live="polite" aria-atomic="true" className="mt-5">
        <PriceView price={{ ...quote, servicePrice: null }} size="large" />
      </div>
      <p className="mt-3 text-small text-ink-2">{page.sentences.note}</p>
      <ButtonLink
        to={sample.wizard}
        preventScrollReset
        className="mt-4 w-full px-1 max-xs:text-small noscript:hidden"
      >
        {page.sentences.action} <Arrow />
      </ButtonLink>
    </HeroSheet>
  );
}

interface ChoiceProps {
  sample: Sample;
  disabled: boolean;
}

function Sizes({ sizes, sample, disabled }: ChoiceProps & Pick<TradePageProps, 'sizes'>) {
  return (
    <Segments legend={TRADE_PAGE.size} hideLegend disabled={disabled} className="mt-3 mb-4">
      {sizes.map(({ id, name }) => (
        <Segment
          key={id}
          name="sample-size"
          value={id}
          checked={sample.size === id}
          onChange={() => sample.chooseSize(id)}
        >
          {name}
        </Segment>
      ))}
    </Segments>
  );
}

function Features({ page, sample, disabled }: ChoiceProps & Pick<TradeSampleProps, 'page'>) {
  const { features, sentences } = page;
  const { book } = sample;
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 text-small text-ink-2">{sentences.ticked}</legend>
      {features.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={sample.features.includes(id)}
          onChange={() => sample.toggleFeature(id)}
          className="bill-row min-h-12 items-center gap-3 py-2 not-has-checked:text-ink-2"
        >
          <span className="flex-auto">{name}</span>
          {book && <span className="bill-amount">{featurePrice(book.feature[id])}</span>}
        </Checkbox>
      ))}
    </fieldset>
  );
}
