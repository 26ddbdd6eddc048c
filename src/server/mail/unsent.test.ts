import { afterAll, beforeAll, expect, it } from 'vitest';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { remindedOffer, sentOffer } from '../../../tests/sent-offer.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// What the mail server refuses, or its recipient has switched off, is said at its record (decision 180).

let sink: SmtpSink;
let app: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  sink = await startSmtpSink('550');
  app = await createTestApp({ env: { RATE_LIMITS: 'off', SMTP_URL: sink.url }, site: PAID_SITE });
  operator = await operatorOf(app);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const read = async (url: string) => (await operator.inject({ url })).json();

it('an offer whose mail was refused says why, until it has gone out', async () => {
  const { id } = await sentOffer(app, {}, { name: 'Jana', email: 'odmietnuta@example.sk' });
  const unsent = async () => (await read(`/api/admin/offers/${id}`)).unsentMails;
  expect(await unsent()).toEqual([]);
  await app.drain();
  expect(await unsent()).toMatchObject([
    {
      label: 'Cenová ponuka',
      to: 'odmietnuta@example.sk',
      trouble: expect.stringMatching(/^Poštový server odmietol.*no such mailbox/),
    },
  ]);
  const [{ id: mail }] = await unsent();
  sink.mode = 'ok';
  await operator.post(`/api/admin/mails/${mail}/resend`, {});
  await app.drain();
  expect(await unsent()).toEqual([]);
});

it('an offer of which a reminder waited when its recipient switched reminders off says so', async () => {
  const email = 'vypnute@example.sk';
  const id = await remindedOffer(app, email);
  await app.database.pool.query(
    "INSERT INTO mail_opt_outs (email_key, kind, created_at) VALUES ($1, 'offer-reminder', now())",
    [email],
  );
  await app.drain();
  expect((await read(`/api/admin/offers/${id}`)).unsentMails).toMatchObject([
    { to: email, trouble: expect.stringContaining('si takéto e-maily vypol') },
  ]);
});

it('a payment call that was refused says why, until it has gone out anew', async () => {
  sink.mode = '550';
  const { projectId } = await begunProject(app, {}, { name: 'Jana', email: 'platba@example.sk' });
  await app.drain();
  const [call] = (await read(`/api/admin/projects/${projectId}`)).payments;
  const unsent = async () => (await read(`/api/admin/payments/${call.id}`)).unsentMails;
  expect(await unsent()).toMatchObject([{ label: 'Výzva na platbu', to: 'platba@example.sk' }]);
  sink.mode = 'ok';
  app.time.forward(60 * 60_000);
  const asked = await operator.post(`/api/admin/payments/${call.id}/steps`, { step: 'ask' });
  expect(asked.statusCode, asked.body).toBe(200);
  await app.drain();
  expect(await unsent()).toEqual([]);
});
