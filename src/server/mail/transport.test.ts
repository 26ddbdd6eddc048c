import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { systemRandom } from '../random.ts';
import { type Envelope, type FinishedMail, PermanentMailError } from './mail.ts';
import { createTransport } from './transport.ts';

const envelope: Envelope = {
  references: [],
  inReplyTo: null,
  from: { name: 'Webdielňa', address: 'dielna@webdielna.example' },
  to: { name: 'Ján Vzorový', address: 'jan@vzor.example' },
  messageId: '4f9c@webdielna.example',
  date: new Date('2026-11-21T10:00:00Z'),
};
const message: FinishedMail = {
  subject: 'Váš dopyt #0042 bol prijatý',
  html: '<p>Dobrý deň</p>',
  text: 'Dobrý deň',
  wayOut: null,
};

const time = stillClock();
let outbox: string;
let sink: SmtpSink;

beforeEach(async () => {
  outbox = mkdtempSync(join(tmpdir(), 'webdielna-outbox-'));
  sink = await startSmtpSink();
});

afterEach(async () => {
  await sink.close();
  rmSync(outbox, { recursive: true, force: true });
});

const smtp = (sendLimit?: number) =>
  createTransport({
    smtpUrl: sink.url,
    outbox,
    random: systemRandom,
    clock: time.clock,
    ...(sendLimit === undefined ? {} : { sendLimit }),
  });

const headersOf = (source: string): string => source.slice(0, source.indexOf('\r\n\r\n'));

describe('over SMTP', () => {
  test('a mail reaches its one recipient with the given Message-ID', async () => {
    await smtp().send(envelope, message);
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({ from: envelope.from.address, recipients: ['jan@vzor.example'] });
    expect(headersOf(sink.received[0]?.source ?? '')).toContain('Message-ID: <4f9c@webdielna.example>');
  });

  test('a name with line breaks or an address list stays a name', async () => {
    for (const name of ['Ján\r\nBcc: zly@vzor.example', 'a@x.sk, zly@vzor.example', '<zly@vzor.example>']) {
      await smtp().send({ ...envelope, to: { ...envelope.to, name } }, message);
    }
    for (const { recipients, source } of sink.received) {
      expect(recipients).toEqual(['jan@vzor.example']);
      expect(headersOf(source)).not.toMatch(/^Bcc:/im);
    }
    expect(sink.received).toHaveLength(3);
  });

  test.each([
    'a@x.sk, zly@vzor.example',
    'a@x.sk\r\nBcc: zly@vzor.example',
    'g: zly@vzor.example;',
    '"zly@vzor.example x"@x.sk',
  ])('an address such as %j is refused for good, wherever it slipped through', async (address) => {
    const to = { name: '', address };
    await expect(smtp().send({ ...envelope, to }, message)).rejects.toThrow(PermanentMailError);
    expect(sink.attempts).toBe(0);
  });

  test('an attachment never makes the server read a file', async () => {
    const attachments = [{ fileName: '/etc/hostname', type: 'text/plain', content: new Uint8Array([65]) }];
    await smtp().send(envelope, { ...message, attachments });
    expect(sink.received[0]?.source).toContain('\r\nQQ==\r\n');
  });

  test('a 5xx answer is final, a 4xx answer and a lost connection are not', async () => {
    sink.mode = '550';
    await expect(smtp().send(envelope, message)).rejects.toThrow(PermanentMailError);
    for (const mode of ['451', 'drop'] as const) {
      sink.mode = mode;
      const error = await smtp()
        .send(envelope, message)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(PermanentMailError);
    }
  });

  test('a server that never answers costs no more than the limit', async () => {
    sink.mode = 'hang';
    await expect(smtp(200).send(envelope, message)).rejects.not.toThrow(PermanentMailError);
    expect(sink.received).toEqual([]);
  });

  test('a server that drips its greeting for ever costs no more than the limit', async () => {
    const timers: NodeJS.Timeout[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      timers.push(setInterval(() => socket.write('220-wait\r\n'), 20));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const transport = createTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      outbox,
      random: systemRandom,
      clock: time.clock,
      sendLimit: 200,
    });
    await expect(transport.send(envelope, message)).rejects.toThrow();
    timers.forEach(clearInterval);
    server.close();
  });
});

describe('a password', () => {
  /** What a mail server that knows no TLS hears, when it is reached by this name of the machine. */
  async function heardAt(host: string): Promise<string> {
    let heard = '';
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 posta\r\n');
      socket.on('data', (chunk) => {
        heard += chunk;
        socket.write(/^EHLO/.test(String(chunk)) ? '250-posta\r\n250 AUTH PLAIN\r\n' : '502 nie\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const smtpUrl = `smtp://meno:heslo@${host}:${port}`;
    const transport = createTransport({ smtpUrl, outbox, random: systemRandom, clock: time.clock });
    await expect(transport.send(envelope, message)).rejects.not.toThrow(PermanentMailError);
    server.close();
    return heard;
  }

  test('is told to no other machine without TLS', async () => {
    // Every system takes it for this machine, but it does not say so.
    const heard = await heardAt('0.0.0.0');
    expect(heard).toContain('STARTTLS');
    expect(heard).not.toContain('AUTH');
  });

  test('is told to this machine as it is', async () => {
    expect(await heardAt('127.0.0.1')).toContain('AUTH');
  });
});

describe('a refused sign-in', () => {
  const PAUSE = 5 * 60_000;
  const signedIn = () =>
    createTransport({
      smtpUrl: sink.url.replace('//', '//meno:heslo@'),
      outbox,
      random: systemRandom,
      clock: time.clock,
    });

  test('is not tried again for five minutes, by whichever mail, and says why meanwhile', async () => {
    sink.mode = '535';
    const transport = signedIn();
    const refused = expect.objectContaining({ code: 'EAUTH', message: expect.stringContaining('535') });
    await expect(transport.send(envelope, message)).rejects.toEqual(refused);
    await expect(transport.send(envelope, message)).rejects.toEqual(refused);
    time.forward(PAUSE - 1);
    sink.mode = 'ok';
    await expect(transport.send(envelope, message)).rejects.toEqual(refused);
    expect(sink.signIns).toBe(1);
    time.forward(1);
    await transport.send(envelope, message);
    await transport.send(envelope, message);
    expect(sink.received).toHaveLength(2);
  });

  test('is the only failure that keeps other mails waiting', async () => {
    const transport = signedIn();
    for (const mode of ['550', '451'] as const) {
      sink.mode = mode;
      await expect(transport.send(envelope, message)).rejects.toThrow();
    }
    sink.mode = 'ok';
    await transport.send(envelope, message);
    expect(sink.received).toHaveLength(1);
  });
});

describe('without SMTP', () => {
  test('a mail becomes a private file named by its Message-ID, whole or not at all', async () => {
    const transport = createTransport({
      smtpUrl: undefined,
      outbox: join(outbox, 'deeper'),
      random: systemRandom,
      clock: time.clock,
    });
    await transport.send(envelope, message);
    await transport.send(envelope, message);
    expect(readdirSync(transport.destination)).toEqual(['4f9c@webdielna.example.eml']);
    const file = join(transport.destination, '4f9c@webdielna.example.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('Message-ID: <4f9c@webdielna.example>');
  });
});
