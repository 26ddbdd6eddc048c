import { expect, test } from 'vitest';
import { savedOver } from './seen-version.ts';

test.each([
  ['as it was opened', { seen: 3, latest: 3, isShown: false }, 3, false],
  ['changed behind the dialog, unseen', { seen: 3, latest: 4, isShown: false }, 3, false],
  ['changed, and shown after the refusal', { seen: 3, latest: 4, isShown: true }, 4, true],
  ['just saved, and the screen not read anew yet', { seen: 5, latest: 4, isShown: false }, 5, false],
  ['refused for another reason', { seen: 3, latest: 3, isShown: true }, 3, false],
])('%s', (_, versions, version, hasChanged) => {
  expect(savedOver(versions)).toEqual({ version, hasChanged });
});
