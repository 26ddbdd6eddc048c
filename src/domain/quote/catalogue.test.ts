import { expect, test } from 'vitest';
import {
  FEATURE_IDS,
  FEATURES,
  isOffered,
  recommendedFeatures,
  SERVICE_SLUGS,
  TRADE_IDS,
  TRADES,
} from './catalogue.ts';

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

test.each([
  ['a calculator, which sends inquiries itself', 'cenove-kalkulacky', false],
  ['a form', 'interaktivne-formulare', false],
  ['a website', 'tvorba-webu', true],
] as const)('beside %s an inquiry form is recommended: %s, %s', (_, service, expected) => {
  const trades = TRADE_IDS.filter((trade) => TRADES[trade].recommendedFeatures.includes('quote-form'));
  expect(trades).not.toEqual([]);
  for (const trade of trades)
    expect(recommendedFeatures(trade, service).includes('quote-form')).toBe(expected);
  // Who wants one beside the calculator, for photographs and the like, finds it.
  expect(isOffered('quote-form', 'cenove-kalkulacky', 'painter')).toBe(true);
});
