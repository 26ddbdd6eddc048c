import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, registered } from '../../../tests/accounts.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

const CALL = '/api/admin/mails/test';

let sink: SmtpSink;
let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  sink = await startSmtpSink();
  server = await createTestApp({ env: { SMTP_URL: sink.url.replace('//', '//meno:heslo@') } });
  admin = await registered(server, person('spravca'));
  await server.database.pool.query("UPDATE accounts SET email_verified_at = now(), role = 'admin'");
  await server.drain();
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

const read = async () => (await admin.inject({ url: CALL })).json();
const send = () => admin.post(CALL, {});
const operator = () => server.services.operator.address;

describe('the test mail', () => {
  beforeEach(async () => {
    sink.mode = 'ok';
    await server.database.pool.query('DELETE FROM rate_limits');
    await server.database.pool.query("DELETE FROM mails WHERE kind = 'test-operator'");
  });

  it('goes to the operator as mails to clients do: by the queue, from the same sender, with a PDF', async () => {
    expect(await read()).toEqual({ to: operator(), hasServer: true, last: null });
    const before = sink.received.length;
    const sent = await send();
    expect(sent.json()).toMatchObject({ last: { to: operator(), state: 'waiting', trouble: null } });
    expect(sink.received).toHaveLength(before);
    await server.drain();
    expect((await read()).last).toMatchObject({ state: 'sent', trouble: null });
    const got = sink.received.slice(before);
    expect(got.map(({ from, recipients }) => [from, recipients])).toEqual([
      [server.services.sender.address, [operator()]],
    ]);
    const { subject, attachments } = await PostalMime.parse(got[0]?.source ?? '');
    expect(subject).toMatch(/^Skúšobný e-mail/);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    const noted = await server.database.pool.query(
      "SELECT action FROM audit_log WHERE subject_type = 'mail'",
    );
    expect(noted.rows).toEqual([{ action: 'mail.tested' }]);
  });

  it('that is refused says so, with the words of the mail server', async () => {
    sink.mode = '550';
    await send();
    await server.drain();
    const { state, trouble } = (await read()).last;
    expect(state).toBe('refused');
    expect(trouble).toMatch(/^Poštový server odmietol .+ Odpoveď servera: „550 no such mailbox“$/);
  });

  it('whose sign-in is refused waits, and says what to change', async () => {
    sink.mode = '535';
    await send();
    await server.drain();
    const { state, trouble } = (await read()).last;
    expect(state).toBe('waiting');
    expect(trouble).toMatch(
      /^Poštový server odmietol prihlásenie\. .+ Odpoveď servera: „535 wrong password“$/,
    );
    server.time.forward(5 * 60_000);
    sink.mode = 'ok';
    await server.drain({ evenLater: true });
    expect((await read()).last).toMatchObject({ state: 'sent', trouble: null });
  });

  it('is not sent once a later one waits', async () => {
    const before = sink.received.length;
    await send();
    await send();
    await server.drain();
    expect(sink.received).toHaveLength(before + 1);
  });

  it('can be sent six times in ten minutes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await server.drain();
  });
});

it('says that without a mail server mails are only written as files', async () => {
  const plain = await createTestApp();
  const operatorOfPlain = await registered(plain, person('spravca'));
  await plain.database.pool.query("UPDATE accounts SET email_verified_at = now(), role = 'admin'");
  expect((await operatorOfPlain.inject({ url: CALL })).json()).toMatchObject({ hasServer: false });
  await plain.close();
});
