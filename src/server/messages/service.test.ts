import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AS_OPERATOR, type MessageSubject } from '#domain/messages/message.ts';
import { systemRandom } from '#server/random.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { createMessageService, type NewMessage, shownMessage } from './service.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const service = createMessageService({ random: systemRandom });

let database: TestDb;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.drop());

const aboutRequest = (): MessageSubject => ({ type: 'request', id: randomUUID() });

const write = (subject: MessageSubject, message: Partial<NewMessage> = {}, now = NOW) =>
  database.db.transaction((transaction) =>
    service.write(
      transaction,
      { subject, side: 'client', accountId: null, authorName: 'Jana', text: 'Kedy?', ...message },
      now,
    ),
  );

const withdraw = (subject: MessageSubject, id: string, now: Date, side: 'client' | 'operator' = 'client') =>
  database.db.transaction((transaction) =>
    service.withdraw(transaction, subject, id, { side, accountId: null }, now),
  );

test('a conversation is read in its order, and only that of its record', async () => {
  const subject = aboutRequest();
  await write(subject, { text: 'Prvá' });
  await write(subject, { text: 'Druhá' }, minutesLater(1));
  await write({ ...subject, type: 'offer' }, { text: 'O ponuke' });
  expect((await service.of(database.db, subject)).map(({ text }) => text)).toEqual(['Prvá', 'Druhá']);
});

test('what the other side has written is unread until it is read, once', async () => {
  const subject = aboutRequest();
  await write(subject);
  await write(subject, { side: 'operator' }, minutesLater(1));
  const unread = async () =>
    (await service.unread(database.db, 'request', [subject.id], 'operator')).get(subject.id);
  expect(await unread()).toBe(1);
  expect(await service.read(database.db, subject, 'operator', NOW, minutesLater(1))).toBe(1);
  expect(await unread()).toBeUndefined();
  expect(await service.read(database.db, subject, 'operator', minutesLater(1), minutesLater(1))).toBe(0);
  const [asked, answered] = await service.of(database.db, subject);
  expect([asked?.readAt, answered?.readAt]).toEqual([NOW, null]);
});

test('a client waits until the operator has answered in the thread, or says that no answer is needed', async () => {
  const subject: MessageSubject = { type: 'offer', id: randomUUID() };
  const ids = new Map<string, string>();
  for (const [text, lineId, minute] of [
    ['Lišty?', 'lista', 0],
    ['Galéria?', 'galeria', 1],
    ['Kedy?', null, 2],
    ['A ešte?', 'lista', 5],
  ] as const)
    ids.set((await write(subject, { text, lineId }, minutesLater(minute))).id, text);
  const waiting = async () => {
    const talk = await service.of(database.db, subject);
    const left = talk.filter((message) => shownMessage(message, AS_OPERATOR, NOW).waits);
    expect((await service.waiting(database.db, 'offer', [subject.id])).get(subject.id) ?? 0).toBe(
      left.length,
    );
    expect(
      talk.some((message) => shownMessage(message, { side: 'client', accountId: null }, NOW).waits),
    ).toBe(false);
    return left.map(({ id }) => ids.get(id));
  };
  const answer = (lineId: string | null, seen: number | null) =>
    write(
      subject,
      { side: 'operator', lineId, seenUntil: seen === null ? undefined : minutesLater(seen) },
      minutesLater(6),
    );
  await service.read(database.db, subject, 'operator', minutesLater(5), minutesLater(5));
  await answer(null, null);
  expect(await waiting(), 'to read is not to answer').toEqual(['Lišty?', 'Galéria?', 'Kedy?', 'A ešte?']);
  await answer('lista', 2);
  expect(await waiting()).toEqual(['Galéria?', 'Kedy?', 'A ešte?']);
  const settle = (thread: string | null) =>
    database.db.transaction((transaction) =>
      service.settle(transaction, subject.type, [subject.id], minutesLater(7), minutesLater(7), thread),
    );
  expect(await settle(null)).toBe(1);
  expect(await settle(null)).toBe(0);
  expect(await waiting()).toEqual(['Galéria?', 'A ešte?']);
  await answer(null, 5);
  expect(await waiting(), 'an answer about the whole answers all that was seen').toEqual([]);
});

test('what came after the newest that was seen stays unread', async () => {
  const subject = aboutRequest();
  await write(subject);
  await write(subject, {}, minutesLater(1));
  const read = (seenUntil: Date | undefined) =>
    service.read(database.db, subject, 'operator', minutesLater(2), seenUntil);
  expect(await read(undefined), 'nothing was seen').toBe(0);
  expect(await read(NOW)).toBe(1);
  expect((await service.of(database.db, subject)).map(({ readAt }) => readAt)).toEqual([
    minutesLater(2),
    null,
  ]);
  expect(await read(minutesLater(1))).toBe(1);
});

test('a message of a call that began before the newest one was written is younger, so that nobody has seen it by having seen that', async () => {
  const subject = aboutRequest();
  const newest = await write(subject, { text: 'Prvá' }, minutesLater(1));
  await write(subject, { text: 'Druhá' });
  expect((await service.of(database.db, subject)).map(({ text }) => text)).toEqual(['Prvá', 'Druhá']);
  expect(await service.read(database.db, subject, 'operator', minutesLater(2), newest.createdAt)).toBe(1);
  const unread = await service.unread(database.db, 'request', [subject.id], 'operator');
  expect(unread.get(subject.id)).toBe(1);
});

test('a withdrawn message keeps its place and loses its text', async () => {
  const subject = aboutRequest();
  const { id } = await write(subject);
  await withdraw(subject, id, minutesLater(5));
  const [left] = await service.of(database.db, subject);
  expect(left && shownMessage(left, AS_OPERATOR, NOW)).toMatchObject({ text: '', canWithdraw: false });
  expect((await service.unread(database.db, 'request', [subject.id], 'operator')).size).toBe(0);
});

test('nobody withdraws a message of the other side, of another record, too late or once it was read', async () => {
  const subject = aboutRequest();
  const { id } = await write(subject);
  await expect(withdraw(subject, id, NOW, 'operator')).rejects.toMatchObject({ code: 'notFound' });
  await expect(withdraw(aboutRequest(), id, NOW)).rejects.toMatchObject({ code: 'notFound' });
  await expect(withdraw(subject, id, minutesLater(6))).rejects.toMatchObject({ code: 'messageStays' });
  await service.read(database.db, subject, 'operator', NOW, NOW);
  await expect(withdraw(subject, id, NOW)).rejects.toMatchObject({ code: 'messageStays' });
  expect((await service.of(database.db, subject))[0]?.text).toBe('Kedy?');
});
