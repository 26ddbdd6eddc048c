import { useState } from 'react';
import type { FeatureId, SizeId } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { sampleQuote } from '#domain/quote/sample.ts';
import { useKnownPriceBook } from '../quote/use-known-price-book.ts';
import { wizardHref } from '../quote/wizard-link.ts';
import type { TradePageProps } from './trade-page.tsx';

/** The sample price of a landing page, and the choices it is made of. */
export interface Sample {
  book: PriceBook | null;
  quote: Quote;
  size: SizeId;
  chooseSize: (size: SizeId) => void;
  features: readonly FeatureId[];
  toggleFeature: (feature: FeatureId) => void;
  /** The wizard opened with the choices of the sample. */
  wizard: string;
  /** The wizard opened with what the visitor has chosen alone: it asks for the rest itself. */
  ownWizard: string;
}

/** Starts with the trade's typical size and all its recommended features. */
export function useSample({
  trade,
  typicalSize,
  features: recommended,
  book: rendered,
}: Pick<TradePageProps, 'trade' | 'typicalSize' | 'features' | 'book'>): Sample {
  const book = useKnownPriceBook(rendered);
  const [ownSize, chooseSize] = useState<SizeId | null>(null);
  const [ownFeatures, chooseFeatures] = useState<readonly FeatureId[] | null>(null);
  const all = recommended.map(({ id }) => id);
  const size = ownSize ?? typicalSize;
  const features = ownFeatures ?? all;
  const toggleFeature = (feature: FeatureId) =>
    chooseFeatures(all.filter((id) => (id === feature) !== features.includes(id)));
  return {
    book,
    quote: sampleQuote({ trade, size, features }, book),
    size,
    chooseSize,
    features,
    toggleFeature,
    wizard: wizardHref(DEFAULT_SERVICE, { trade, size, features }),
    ownWizard: wizardHref(DEFAULT_SERVICE, {
      trade,
      ...(ownSize && { size: ownSize }),
      features: ownFeatures ?? [],
    }),
  };
}
