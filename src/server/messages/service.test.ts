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
