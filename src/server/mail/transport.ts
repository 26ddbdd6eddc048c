import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { isEmail } from '#domain/kernel/email.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Random } from '../random.ts';
import {
  type Attachment,
  type Envelope,
  type FinishedMail,
  PermanentMailError,
  type WayOut,
} from './mail.ts';

/** Hands a mail to the world: over SMTP, or as a file where there is none. */
export interface MailTransport {
  /** For people: where mails go. */
  readonly destination: string;
  /** Resolves when the mail is accepted. A PermanentMailError means that trying again is pointless. */
  send(envelope: Envelope, message: FinishedMail, signal?: AbortSignal): Promise<void>;
}

/** Longest time for one mail, from connecting to the last answer; nodemailer has no such limit of its own. */
const SEND_LIMIT_MS = 20_000;
/** Longest silence at any step; nodemailer's own limits go up to ten minutes. */
const SILENCE_MS = 10_000;

/** How long nobody signs in after a refusal: a mail server locks out whoever tries a wrong password again and again. */
const SIGN_IN_PAUSE_MS = 5 * 60_000;

/** Content comes only as data: nothing in a mail can make the server read a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

interface TransportOptions {
  smtpUrl: string | undefined;
  /** Folder for mails as files, used without `smtpUrl`. */
  outbox: string;
  random: Random;
  clock: () => Date;
  /** Milliseconds for one mail. */
  sendLimit?: number;
  /** How many times as long as usual each wait may take. */
  timeoutFactor?: number;
}

export function createTransport(options: TransportOptions): MailTransport {
  const { smtpUrl, outbox, random, timeoutFactor = 1, sendLimit = SEND_LIMIT_MS * timeoutFactor } = options;
  return smtpUrl === undefined
    ? fileTransport(outbox, random)
    : smtpTransport(smtpUrl, sendLimit, SILENCE_MS * timeoutFactor, options.clock);
}

function smtpTransport(url: string, limit: number, silence: number, clock: () => Date): MailTransport {
  const signIn = createCircuitBreaker({
    failures: 1,
    pause: SIGN_IN_PAUSE_MS,
    now: () => clock().getTime(),
  });
  let refusal: unknown;
  const smtp = nodemailer.createTransport({
    url,
    ...CLOSED,
    // A password crosses no line in the clear; a server that offers no TLS gets no mail, which the operator is told.
    requireTLS: new URL(url).password !== '' && !isLoopback(url),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
  });
  return {
    destination: new URL(url).host,
    async send(envelope, message, signal) {
      if (signIn.wait() > 0) throw refusal;
      const timeout = AbortSignal.timeout(limit);
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      try {
        await smtp.sendMail({ ...mailOptions(envelope, message), signal: ended });
        signIn.succeeded();
      } catch (error) {
        if (isRefusedSignIn(error)) {
          refusal = error;
          signIn.failed();
        } else signIn.succeeded();
        throw isRefusal(error) ? new PermanentMailError(error.message, { cause: error }) : error;
      }
    },
  };
}

const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAUTH';

/** A 5xx answer about sender, recipient or content; a refused log-in is the operator's to repair, so it is tried again. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** The file that a mail becomes where there is no SMTP. */
export const mailFileName = (messageId: string): string => `${messageId.replace(/[^\w.@-]/g, '_')}.eml`;

function fileTransport(folder: string, random: Random): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  return {
    destination: folder,
    async send(envelope, message) {
      const { message: eml } = await composer.sendMail(mailOptions(envelope, message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = mailFileName(envelope.messageId);
      const draft = join(folder, `.${name}.${random.token(6)}`);
      try {
        await writeFile(draft, eml, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

/** The one place every mail passes: nodemailer would read an address with a comma as two recipients (security 46). */
function mailOptions(
  { from, to, messageId, date, references, inReplyTo }: Envelope,
  message: FinishedMail,
): SendMailOptions {
  if (!isEmail(to.address)) throw new PermanentMailError('Not one plain e-mail address');
  return {
    from,
    to,
    messageId: `<${messageId}>`,
    date,
    references: references.map((id) => `<${id}>`),
    ...(inReplyTo === null ? {} : { inReplyTo: `<${inReplyTo}>` }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(message.wayOut ? listHeaders(message.wayOut) : {}) },
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    attachments: [
      ...(message.pictures ?? []).map(({ id, ...picture }) => ({
        ...attached(picture),
        cid: id,
        contentDisposition: 'inline' as const,
      })),
      ...(message.attachments ?? []).map(attached),
    ],
  };
}

const attached = ({ fileName, type, content }: Attachment) => ({
  filename: fileName,
  contentType: type,
  content: Buffer.from(content),
});

/** What mail programs make their own button of (RFC 2369, RFC 8058). */
const listHeaders = ({ oneClick }: WayOut): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
