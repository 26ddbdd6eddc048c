import { useQuery } from '@tanstack/react-query';
import { FEATURE_CONTENT } from '#content/features.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { addGroup, addLine } from '#domain/offers/edit-lines.ts';
import { linesOf, type OfferLine } from '#domain/offers/offer.ts';
import { priceBook } from '#domain/quote/calls.ts';
import { FEATURE_IDS, type FeatureId } from '#domain/quote/catalogue.ts';
import { featureName } from '#domain/quote/labels.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { callApi } from '../shell/api-client.ts';
import { randomId } from '../shell/random-id.ts';
import { useEditor } from './editor-context.ts';

const optionOf = (feature: FeatureId, unitPrice: number): OfferLine => ({
  id: randomId(),
  name: featureName(feature),
  included: FEATURE_CONTENT[feature].description,
  quantity: 100,
  unit: 'whole',
  unitPrice,
  charged: 'once',
  choice: { kind: 'optional', ticked: false },
  feature,
});

/** Features that the offer does not have yet, those recommended to the trade first: each becomes an option at today's price. */
export function FeaturesMenu() {
  const { offer, content, change, setOpen } = useEditor();
  const { data } = useQuery({
    queryKey: [priceBook.path],
    queryFn: ({ signal }) => callApi(priceBook, {}, { signal }),
    meta: { toast: false },
  });
  const prices = (data?.book ?? SPECIFICATION_PRICE_BOOK).feature;
  const present = new Set(linesOf(content).map(({ feature }) => feature));
  const recommended = new Set<FeatureId>(offer.recommendedFeatures);
  const missing = FEATURE_IDS.filter((id) => !present.has(id)).toSorted(
    (one, other) => Number(recommended.has(other)) - Number(recommended.has(one)),
  );
  const add = (feature: FeatureId) => {
    const line = optionOf(feature, prices[feature]);
    const last = content.groups.at(-1);
    const group = last?.id ?? 'features';
    change((now) =>
      addLine(last ? now : addGroup(now, group, ''), line, { group, index: last?.lines.length ?? 0 }),
    );
    setOpen(line.id);
  };
  return (
    <Menu
      trigger={
        <Button variant="link" size="dense" disabled={missing.length === 0}>
          Z&nbsp;funkcií webu
        </Button>
      }
    >
      {missing.map((feature) => (
        <MenuItem key={feature} onSelect={() => add(feature)}>
          {featureName(feature)}, {formatCents(prices[feature])}
        </MenuItem>
      ))}
    </Menu>
  );
}
