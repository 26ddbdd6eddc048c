import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceScale } from './price-scale.tsx';

const linesOf = (start: number, span: [number, number]) => {
  const html = renderToStaticMarkup(<PriceScale end={8000} endLabel="8 000 €" start={start} span={span} />);
  return [...html.matchAll(/<line x1="([\d.]+)%?" x2="([\d.]+)%?"[^>]*?(?:class="([\w-]+)")?>/g)].map(
    ([, from, to, kind]) => ({ from: Number(from), to: Number(to), kind: kind ?? 'measure' }),
  );
};

test('a price lies on the scale where its euros are, on every sheet alike', () => {
  const lines = linesOf(1200, [1500, 3500]);
  const measured = lines.filter(({ kind }) => kind === 'measure');
  expect(measured).toContainEqual({ from: 15, to: 15, kind: 'measure' });
  expect(measured).toContainEqual({ from: 18.75, to: 43.75, kind: 'measure' });
  expect(lines).toContainEqual({ from: 15, to: 18.75, kind: 'price-scale-open' });
  expect(lines.filter(({ kind }) => kind === 'price-scale-axis')).toHaveLength(10);
});
