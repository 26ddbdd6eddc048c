import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

const among =
  (ids: readonly string[]) =>
  async (after: string | null, limit: number): Promise<string[]> =>
    ids.filter((id) => after === null || id > after).slice(0, limit);

test('every run takes the next part, and after the last one the first again', async () => {
  const turn = inTurns(2);
  const read = among(['a', 'b', 'c', 'd', 'e']);
  const parts = [await turn(read), await turn(read), await turn(read), await turn(read)];
  expect(parts).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['a', 'b']]);
});

test('what comes and goes meanwhile neither repeats nor hides the rest', async () => {
  const turn = inTurns(2);
  expect(await turn(among(['a', 'b', 'd']))).toEqual(['a', 'b']);
  expect(await turn(among(['c', 'd']))).toEqual(['c', 'd']);
  expect(await turn(among(['c']))).toEqual([]);
  expect(await turn(among(['c']))).toEqual(['c']);
});
