import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['+421\u00A0905\u00A0123\u00A0456', 'tel:+421905123456'],
  ['0905/123 456', 'tel:0905123456'],
])('a tap on %s dials its digits, and a plus', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
