import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunOffer, OFFER_MAIL, offerServiceOf, RECIPIENT } from '../../../tests/offers.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import type { OfferService } from './service.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const BY = { actor: 'operator', now: NOW };

let sink: SmtpSink;
let made: TestServices;
let offers: OfferService;
beforeAll(async () => {
  sink = await startSmtpSink('451');
  made = await createTestServices({ env: { SMTP_URL: sink.url } });
  await made.services.prepare();
  await made.services.jobs.start();
  offers = offerServiceOf(made.services);
});
afterAll(async () => {
  await made.close();
  await sink.close();
});

test('an offer that is sent while the mail server is down arrives later, once, with a link that opens it', {
  timeout: 40_000,
}, async () => {
  const id = await begunOffer(made.services, offers, NOW);
  await offers.send(id, OFFER_MAIL, BY);
  await expect.poll(() => sink.attempts, { timeout: 15_000 }).toBeGreaterThan(0);
  expect((await offers.find(id)).state).toBe('sent');
  sink.mode = 'ok';
  await expect.poll(() => sink.received.length, { timeout: 15_000 }).toBe(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual([RECIPIENT.email]);
  const text = (mail?.source ?? '').replace(/=\r?\n/g, '');
  const [, token = ''] = /\/ponuka\/([\w-]{43})/.exec(text) ?? [];
  expect((await offers.open(token, NOW)).id).toBe(id);
});

test('a link that was revoked before its mail could go out is not sent', { timeout: 40_000 }, async () => {
  sink.mode = '451';
  const before = { received: sink.received.length, attempts: sink.attempts };
  const id = await begunOffer(made.services, offers, NOW);
  await offers.send(id, OFFER_MAIL, BY);
  await expect.poll(() => sink.attempts, { timeout: 15_000 }).toBeGreaterThan(before.attempts);
  await offers.revokeLinks(id, BY);
  sink.mode = 'ok';
  const status = async (): Promise<string> =>
    made.database.pool
      .query("SELECT status FROM mails WHERE payload ->> 'offerId' = $1", [id])
      .then(({ rows }) => rows[0].status);
  await expect.poll(status, { timeout: 15_000 }).toBe('dead');
  expect(sink.received.length).toBe(before.received);
});
