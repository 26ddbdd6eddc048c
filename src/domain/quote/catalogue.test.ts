import { expect, test } from 'vitest';
import { FEATURES, TRADE_IDS, TRADES } from './catalogue.ts';

test.each(TRADE_IDS)('%s is recommended features that are offered to it', (trade) => {
  const strange = TRADES[trade].recommendedFeatures.filter(
    (id) => !FEATURES[id].applicableTrades.includes(trade),
  );
  expect(strange).toEqual([]);
});
