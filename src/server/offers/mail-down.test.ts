import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunOffer, OFFER_MAIL, OFFERED, offerServiceOf, RECIPIENT } from '../../../tests/offers.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { unsentMails } from '../mail/data.ts';
import { createMessageService } from '../messages/service.ts';
import { createOfferConversation } from './conversation.ts';
import { createAnswerDigest } from './digest.ts';
import { createOfferReminders } from './reminding.ts';
import type { OfferService } from './service.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
/** Sent on Monday, reminded three days before the end, on a Tuesday. */
const SENT = new Date('2026-11-16T09:00:00Z');
const LATER = { actor: { kind: 'link' as const }, now: NOW };
const BY = { actor: { kind: 'operator' as const }, now: NOW };

let sink: SmtpSink;
let made: TestServices;
let offers: OfferService;
beforeAll(async () => {
  sink = await startSmtpSink('451');
  made = await createTestServices({ env: { SMTP_URL: sink.url }, clock: () => NOW });
  await made.services.prepare();
  await made.services.jobs.start();
  offers = offerServiceOf(made.services);
});
afterAll(async () => {
  await made.close();
  await sink.close();
});

test('an offer that is sent while the mail server is down arrives later, once, with a link that opens it', async () => {
  const id = await begunOffer(made.services, offers, NOW);
  await offers.send(id, OFFER_MAIL, BY);
  await made.drain();
  expect(sink.attempts).toBeGreaterThan(0);
  expect((await offers.find(id)).state).toBe('sent');
  sink.mode = 'ok';
  await made.drain({ evenLater: true });
  expect(sink.received.length).toBe(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual([RECIPIENT.email]);
  const text = (mail?.source ?? '').replace(/=\r?\n/g, '');
  const [, token = ''] = /\/ponuka\/([\w-]{43})/.exec(text) ?? [];
  expect((await offers.open(token, NOW)).id).toBe(id);
});

const mailsOf = async (id: string): Promise<Record<string, string>> => {
  const { rows } = await made.database.pool.query(
    "SELECT kind, status FROM mails WHERE payload ->> 'offerId' = $1",
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, status }) => [kind, status]));
};

/** Tries the mails about an offer, does something, and lets them go out. */
async function whileDown(
  id: string,
  add: () => Promise<unknown>,
  happened: () => Promise<unknown>,
): Promise<void> {
  sink.mode = '451';
  await add();
  const untried = () =>
    made.database.pool
      .query(
        "SELECT FROM mails WHERE status = 'pending' AND last_error IS NULL AND payload ->> 'offerId' = $1",
        [id],
      )
      .then(({ rowCount }) => rowCount);
  await made.drain();
  expect(await untried()).toBe(0);
  await happened();
  sink.mode = 'ok';
}

test('a link that was revoked before its mail could go out is not sent', async () => {
  const before = sink.received.length;
  const id = await begunOffer(made.services, offers, NOW);
  await whileDown(
    id,
    () => offers.send(id, OFFER_MAIL, BY),
    () => offers.revokeLinks(id, BY),
  );
  await made.drain({ evenLater: true });
  expect(await mailsOf(id)).toEqual({ 'offer-sent': 'dead' });
  expect(sink.received.length).toBe(before);
});

const said = { lineId: null, accountId: null, authorName: RECIPIENT.name };
const messages = () => createMessageService(made.services);
const conversation = () =>
  createOfferConversation({
    ...made.services,
    messages: messages(),
    tell: createAnswerDigest(made.services).tell,
  });
const remind = () => createOfferReminders(made.services).run(NOW);
const answer = (id: string) => conversation().answer(id, { ...said, text: 'Dvanásť.' }, LATER);
const decline = (id: string) =>
  offers.decline(id, { revision: 1, reason: 'other', text: '', notedHow: null }, LATER);

test.each<[string, string, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>]>([
  ['a reminder of an offer that was declined', 'offer-reminder', remind, decline],
  ['a reminder of an offer that was withdrawn', 'offer-reminder', remind, (id) => offers.withdraw(id, LATER)],
  [
    'a reminder whose client wants none',
    'offer-reminder',
    remind,
    (id) => offers.setReminders(id, true, LATER),
  ],
  [
    'a reminder whose client has asked',
    'offer-reminder',
    remind,
    (id) => conversation().ask(id, { ...said, text: 'Koľko?' }, LATER),
  ],
  ['a reminder whose link was revoked', 'offer-reminder', remind, (id) => offers.revokeLinks(id, LATER)],
  [
    'a digest of answers that were read',
    'offer-answered',
    answer,
    (id) => messages().read(made.services.db, { type: 'offer', id }, 'client', NOW, NOW),
  ],
  [
    'a digest about an offer that was withdrawn',
    'offer-answered',
    answer,
    (id) => offers.withdraw(id, { ...LATER, now: new Date(NOW.getTime() + 1) }),
  ],
  ['a digest about an offer that was declined', 'offer-answered', answer, decline],
])('%s while the mail server was down is not sent, and is no dead letter', async (_, kind, add, happened) => {
  await made.database.pool.query(
    'DELETE FROM mails; DELETE FROM offer_acceptances; DELETE FROM offers; DELETE FROM messages',
  );
  sink.mode = 'ok';
  const id = await begunOffer(made.services, offers, SENT, {
    content: { ...OFFERED, validUntil: '2026-11-27' },
  });
  await offers.send(id, OFFER_MAIL, { actor: { kind: 'operator' as const }, now: SENT });
  await made.drain({ evenLater: true });
  expect(await mailsOf(id)).toEqual({ 'offer-sent': 'sent' });
  const before = sink.received.length;
  await whileDown(
    id,
    () => add(id),
    () => happened(id),
  );
  const status = async () => (await mailsOf(id))[kind];
  await made.drain({ evenLater: true });
  expect(await status()).toBe('unneeded');
  expect(await unsentMails(made.services.db)).toEqual([]);
  const toClient = sink.received.slice(before).filter(({ recipients }) => recipients[0] === RECIPIENT.email);
  expect(toClient).toEqual([]);
});

test('an answer that was written after the client has declined is told all the same', async () => {
  const id = await begunOffer(made.services, offers, SENT);
  await offers.send(id, OFFER_MAIL, { actor: { kind: 'operator' as const }, now: SENT });
  await decline(id);
  await conversation().answer(
    id,
    { ...said, text: 'Škoda.' },
    { ...LATER, now: new Date(NOW.getTime() + 1) },
  );
  await made.drain({ evenLater: true });
  expect((await mailsOf(id))['offer-answered']).toBe('sent');
});
