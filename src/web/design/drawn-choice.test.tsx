import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnChoice } from './drawn-choice.tsx';

test('a drawn choice belongs to its group, which the arrow keys move through', () => {
  const html = renderToStaticMarkup(
    <DrawnChoice name="wizard-trade" label="Maliar" drawing={null} details={null} />,
  );
  expect(html).toContain('<input type="radio" name="wizard-trade"/>');
  expect(html).toContain('Maliar');
});
