import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [1, '1 kB'],
  [348_000, '340 kB'],
  [1024 * 1024, '1 MB'],
  [13_003_000, '12,4 MB'],
  [5.25 * 1024 ** 3, '5,3 GB'],
  [4096 * 1024 ** 3, '4 096 GB'],
])('formatBytes: %d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replaceAll(' ', '\u00A0'));
});
