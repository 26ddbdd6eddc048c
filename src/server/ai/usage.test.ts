import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { createAiBudget } from './usage.ts';

let test: TestDb;
beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());

const on = (iso: string) => () => new Date(iso);

describe('the daily budget of AI requests', () => {
  it('is not exceeded by requests at the same time', async () => {
    const budget = createAiBudget(test.db, 3, on('2026-11-21T10:00:00Z'));
    const taken = await Promise.all(Array.from({ length: 10 }, () => budget.take()));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('says that it is used up, once it is, and never where there is none', async () => {
    const budget = createAiBudget(test.db, 1, on('2026-11-25T10:00:00Z'));
    expect(await budget.isUsedUp()).toBe(false);
    await budget.take();
    expect(await budget.isUsedUp()).toBe(true);
    expect(await createAiBudget(test.db, 1, on('2026-11-26T10:00:00Z')).isUsedUp()).toBe(false);
    expect(await createAiBudget(test.db, 0, on('2026-11-25T10:00:00Z')).isUsedUp()).toBe(false);
  });

  it('is one for all instances', async () => {
    const instances = [1, 2].map(() => createAiBudget(test.db, 3, on('2026-11-22T10:00:00Z')));
    const taken: boolean[] = [];
    for (let i = 0; i < 4; i++) for (const instance of instances) taken.push(await instance.take());
    expect(taken).toEqual([true, true, true, false, false, false, false, false]);
  });

  it('starts anew at midnight in Bratislava', async () => {
    const before = createAiBudget(test.db, 1, on('2026-11-23T22:59:59Z'));
    expect([await before.take(), await before.take()]).toEqual([true, false]);
    const after = createAiBudget(test.db, 1, on('2026-11-23T23:00:00Z'));
    expect(await after.take()).toBe(true);
  });

  it('of nothing allows nothing', async () => {
    expect(await createAiBudget(test.db, 0, on('2026-11-25T10:00:00Z')).take()).toBe(false);
  });
});
