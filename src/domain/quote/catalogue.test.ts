import { expect, test } from 'vitest';
import { FEATURE_IDS, FEATURES, isOffered, SERVICE_SLUGS, TRADE_IDS, TRADES } from './catalogue.ts';

test.each(TRADE_IDS)('%s is recommended features that are offered to it', (trade) => {
  const strange = TRADES[trade].recommendedFeatures.filter(
    (id) => !FEATURES[id].applicableTrades.includes(trade),
  );
  expect(strange).toEqual([]);
});

test('nobody is offered as a feature what the service makes itself', () => {
  const own = SERVICE_SLUGS.flatMap((service) =>
    FEATURE_IDS.filter((id) => !isOffered(id, service, '')).map((id) => [service, id]),
  );
  expect(own).toEqual([
    ['cenove-kalkulacky', 'quote-calculator'],
    ['interaktivne-formulare', 'quote-form'],
  ]);
  expect(isOffered('emergency-contact', 'tvorba-webu', 'painter')).toBe(false);
});
