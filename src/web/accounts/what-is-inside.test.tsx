import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhatIsInside } from './what-is-inside.tsx';

it('leads to the wizard on a page that has one: the sign-in has none', () => {
  expect(renderToStaticMarkup(<WhatIsInside />)).toContain('href="/?rozpocet=');
});
