import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_MAIL_HELD } from '#content/request-mails.ts';
import { person } from '../accounts.ts';
import { contactBody, requestBody } from '../factories/bodies.ts';
import { isTo, mailsAbout } from '../outbox.ts';
import { readPdf } from '../pdf-text.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

const HOUR = 60 * 60_000;
const SUBMISSIONS = 60;
vi.setConfig({ testTimeout: 120_000 });

let server: TestApp;
afterEach(() => server.close());

/** Submits through the HTTP door, each time as another visitor at another address of one provider. */
async function start(options: TestAppOptions = {}) {
  server = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' }, ...options });
  let visitors = 0;
  const submit = async (url: string, body: object) => {
    visitors += 1;
    const ip = `2001:db8:${visitors.toString(16)}::1`;
    const answer = await server.browser().post(url, body, { 'x-forwarded-for': ip });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  return submit;
}

/** Mails by kind and fate, of which none waits any more. */
async function fates(): Promise<Record<string, number>> {
  await server.drain();
  const { rows } = await server.database.pool.query(
    "SELECT kind || ' ' || status AS fate, count(*)::int AS mails FROM mails GROUP BY 1",
  );
  expect(rows.filter(({ fate }) => fate.endsWith('pending'))).toEqual([]);
  return Object.fromEntries(rows.map(({ fate, mails }) => [fate, mails]));
}

/** Plain text of a mail in one line, as the sentence was written. */
const plain = (text = ''): string => text.replace(/\s+/g, ' ');

/** Mailboxes, each in writings that its provider takes for the same. */
const MAILBOXES = [
  [
    'obet.vzor@gmail.com',
    'Obet.Vzor@Gmail.com',
    'obetvzor@gmail.com',
    'o.b.e.t.v.z.o.r@googlemail.com',
    'obetvzor+1@gmail.com',
    'obet.vzor+dve@googlemail.com',
  ],
  ['obet.vzor@proton.me', 'obetvzor@pm.me', 'obet-vzor+1@protonmail.com', 'obet_vzor@protonmail.ch'],
  ['obet@me.com', 'obet@mac.com', 'obet+1@icloud.com', 'OBET@icloud.com'],
];

describe('Whoever submits a stranger’s address again and again from changing addresses (decisions 7.14)', () => {
  test('has three mails sent to it in an hour; every request is stored and told to the operator', async () => {
    const submit = await start();
    const answers = [];
    const [writings = []] = MAILBOXES;
    for (let sent = 0; sent < SUBMISSIONS; sent += 1)
      answers.push(
        await submit('/api/service-requests', requestBody({ email: writings[sent % writings.length] })),
      );
    expect(await fates()).toEqual({
      'request-client sent': 3,
      'request-client held': SUBMISSIONS - 3,
      'request-operator sent': SUBMISSIONS,
    });
    expect(answers.map(({ mailed }) => mailed)).toEqual(answers.map((_, index) => index < 3));
    const written = await mailsAbout(server.dataDir, 'dielna@webdielna.example');
    const told = written.filter((mail) => isTo(mail, 'dielna@webdielna.example'));
    expect(told).toHaveLength(SUBMISSIONS);
    expect(told.filter(({ text }) => plain(text).includes(CLIENT_MAIL_HELD))).toHaveLength(SUBMISSIONS - 3);
  });

  test.each(MAILBOXES.slice(1).map((writings) => ({ writings })))(
    'has three mails sent to it, whether it is written $writings, each as it is written',
    async ({ writings }) => {
      const submit = await start();
      for (const email of writings) await submit('/api/service-requests', requestBody({ email }));
      expect(await fates()).toMatchObject({ 'request-client sent': 3, 'request-client held': 1 });
      const { rows } = await server.database.pool.query(
        "SELECT to_address FROM mails WHERE kind = 'request-client' ORDER BY created_at",
      );
      expect(rows.map(({ to_address: to }) => to)).toEqual(writings);
    },
  );

  test('gains nothing by submitting at once', async () => {
    const submit = await start();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        submit(
          '/api/service-requests',
          requestBody({ email: 'obet@vzor.example', description: `Web číslo ${index}` }),
        ),
      ),
    );
    expect(await fates()).toMatchObject({ 'request-client sent': 3, 'request-client held': 9 });
  });

  test('has ten mails sent to it in a day, requests and messages together', async () => {
    let now = new Date('2026-11-21T00:00:00Z');
    const submit = await start({ clock: () => now });
    for (let hour = 0; hour < 5; hour += 1) {
      for (let sent = 0; sent < 2; sent += 1) {
        await submit('/api/service-requests', requestBody({ email: 'obet@vzor.example' }));
        await submit('/api/contact-messages', contactBody({ email: 'obet@vzor.example' }));
      }
      now = new Date(now.getTime() + HOUR);
    }
    const toClient = async () => {
      const { rows } = await server.database.pool.query(
        "SELECT count(*)::int AS mails FROM mails WHERE to_address = 'obet@vzor.example' AND status <> 'held'",
      );
      return rows[0].mails;
    };
    expect(await toClient()).toBe(10);
    now = new Date(now.getTime() + 19 * HOUR + 1);
    await submit('/api/service-requests', requestBody({ email: 'obet@vzor.example' }));
    expect(await toClient()).toBe(11);
  });

  test('reaches the end of what the whole site sends', async () => {
    const submit = await start();
    await server.database.pool.query(
      `INSERT INTO mails (id, kind, to_name, to_address, recipient, status, message_id, created_at, updated_at)
       SELECT gen_random_uuid(), 'request-client', '', n || '@vzor.example', n || '@vzor.example', 'sent', n || '@x', now(), now()
       FROM generate_series(1, 100) AS n`,
    );
    expect(await submit('/api/service-requests', requestBody())).toMatchObject({ mailed: false });
    // Codes have their own count: nobody closes registration by requests.
    expect(await submit('/api/register', person('vcas'))).toMatchObject({ codeMailed: true });
    expect(await fates()).toMatchObject({
      'request-client held': 1,
      'request-operator sent': 1,
      'account-email-code sent': 1,
    });
  });
});

test('A mail to an address that nobody has proven carries nothing the visitor has typed, nor does its attachment', async () => {
  const submit = await start();
  const typed = {
    name: 'Výhra Čaká <klik.vzor.example>',
    company: 'Lotéria, s. r. o.',
    description: 'Vyhrali ste! Kliknite na lotéria.example a zadajte kartu.',
    message: 'Vyhrali ste! Kliknite na lotéria.example a zadajte kartu.',
    email: 'obet@vzor.example',
  };
  await submit('/api/service-requests', requestBody(typed));
  await submit('/api/contact-messages', contactBody(typed));
  await fates();
  const mails = (await mailsAbout(server.dataDir, typed.email)).filter((mail) => isTo(mail, typed.email));
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail.to).toEqual([{ name: '', address: typed.email }]);
    const said = JSON.stringify({ ...mail, attachments: [] });
    expect(said).not.toMatch(/Výhra|klik|Lot[eé]ri|Vyhrali/i);
  }
  const [attachment] = mails.flatMap(({ attachments }) => attachments);
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('No attachment');
  const { text } = await readPdf(new Uint8Array(attachment.content));
  expect(text).toContain('RO-');
  expect(text).not.toMatch(/Výhra|klik|Lot[eé]ri|Vyhrali|obet@/i);
});
