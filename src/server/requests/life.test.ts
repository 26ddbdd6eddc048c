import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestStep } from '#domain/requests/request-life.ts';
import { contactRequest } from '../../../tests/factories/stored-requests.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { findEntries } from '../audit/data.ts';
import { findContactRequest, insertRequest, type StoredRequest } from './data.ts';
import { requestLife } from './life.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const BY = { actor: { kind: 'visitor' as const }, now: NOW };

let database: TestDb;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.drop());

const stored = (changes: Partial<StoredRequest> = {}): Promise<StoredRequest> => {
  const { number, searchText, ...row } = { ...contactRequest(), ...changes };
  return database.db.transaction((transaction) => insertRequest(transaction, row));
};

const take = (id: string, step: RequestStep, lost?: Parameters<typeof requestLife.step>[4]) =>
  database.db.transaction((transaction) => requestLife.step(transaction, id, step, BY, lost));

const actionsOn = async (id: string) =>
  (await findEntries(database.db, { subjectType: 'request', subjectId: id }, 50)).map(({ action }) => action);

describe('a step that follows an offer', () => {
  test('changes the request, notes it and stops the clock of the answer', async () => {
    const { id } = await stored();
    expect(await take(id, 'offer')).toBe('offered');
    expect(await take(id, 'win')).toBe('won');
    expect(await findContactRequest(database.db, id)).toMatchObject({ status: 'won', answeredAt: NOW });
    expect(await actionsOn(id)).toEqual(['request.won', 'request.offered']);
  });

  test('that is not possible or changes nothing leaves no trace', async () => {
    const { id } = await stored({ status: 'won', answeredAt: NOW });
    expect(await take(id, 'lose')).toBe('won');
    expect(await take(id, 'win')).toBe('won');
    expect(await actionsOn(id)).toEqual([]);
  });

  test('brings an archived or lost request back, without its reason', async () => {
    const lost = { status: 'lost', lostReason: 'no-answer', lostNote: 'Nedvíha.' } as const;
    for (const changes of [lost, { ...lost, status: 'archived', archivedFrom: 'lost' } as const]) {
      const { id } = await stored(changes);
      expect(await take(id, 'win')).toBe('won');
      expect(await findContactRequest(database.db, id)).toMatchObject({
        archivedFrom: null,
        lostReason: null,
        lostNote: '',
      });
    }
  });

  test('keeps the reason while a lost request is archived', async () => {
    const { id } = await stored();
    await take(id, 'lose', { reason: 'too-expensive', note: 'O tretinu.' });
    await take(id, 'archive');
    expect(await findContactRequest(database.db, id)).toMatchObject({
      status: 'archived',
      archivedFrom: 'lost',
      lostReason: 'too-expensive',
      lostNote: 'O tretinu.',
    });
  });

  test('is taken by the request that another one was joined to', async () => {
    const kept = await stored();
    const merged = await stored({ status: 'archived', archivedFrom: 'seen', mergedInto: kept.id });
    expect(await take(merged.id, 'win')).toBe('won');
    expect((await findContactRequest(database.db, kept.id))?.status).toBe('won');
    expect((await findContactRequest(database.db, merged.id))?.status).toBe('archived');
  });

  test('finds no request that is gone', async () => {
    expect(await take('00000000-0000-4000-8000-000000000000', 'win')).toBeNull();
  });

  test('is undone with the transaction it belongs to, together with its entry', async () => {
    const { id } = await stored();
    const failed = database.db.transaction(async (transaction) => {
      await requestLife.step(transaction, id, 'offer', BY);
      throw new Error('the offer was not sent');
    });
    await expect(failed).rejects.toThrow('the offer was not sent');
    expect((await findContactRequest(database.db, id))?.status).toBe('new');
    expect(await actionsOn(id)).toEqual([]);
  });
});
