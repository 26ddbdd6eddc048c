import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../db/pool.ts';
import { retriedForADay, type WorkQueue } from '../jobs/queues.ts';
import { summarizeError } from '../log.ts';
import {
  findLastOfThread,
  findMail,
  markDead,
  markFailed,
  markMuted,
  markSent,
  markUnneeded,
  type StoredMail,
} from './data.ts';
import {
  type Envelope,
  type FinishedMail,
  type Mail,
  type Mailbox,
  PermanentMailError,
  threadSubject,
  type WayOut,
} from './mail.ts';
import type { MailTransport } from './transport.ts';

export const MAIL_QUEUE = 'mail';

/** What a composer answers about a mail that was overtaken: nobody waits for it, so it is no dead letter. */
export const UNNEEDED = 'unneeded';

/** Says what a mail of one kind says, when it is sent; null when what it tells about is gone, and somebody waits for it. */
export type Composer = (mail: StoredMail, signal: AbortSignal) => Promise<Mail | typeof UNNEEDED | null>;

/** What those who get mails have chosen (business 7). */
export interface MailChoices {
  /** Whether whoever gets it has switched its kind off. */
  isMuted(mail: StoredMail): Promise<boolean>;
  /** How they switch it off; null of a kind that always goes out. */
  wayOut(mail: StoredMail): WayOut | null;
}

interface DeliveryOptions {
  db: Db;
  transport: MailTransport;
  from: Mailbox;
  /** By kind of mail. */
  composers: Readonly<Record<string, Composer>>;
  choices: MailChoices;
  /** How the subjects of a thread begin; null where it is gone. */
  threadName(threadId: string): Promise<string | null>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
}

const POLL_SECONDS = 1;
/** Mails on their way at a time: what mail servers allow one sender, and PDFs for some of them (security 5). */
export const MAILS_AT_ONCE = 4;
/** Composing with a PDF takes at most 10 s, sending at most 20 s. */
const ATTEMPT_SECONDS = 60;
const ERROR_TEXT_MAX = 500;

const jobSchema = z.object({ mailId: z.uuid() });

/** The queue that delivers mails: at least once, always with the same Message-ID (security 64). */
export function mailDelivery(options: DeliveryOptions): WorkQueue {
  const { db, log } = options;
  return {
    name: MAIL_QUEUE,
    options: retriedForADay(ATTEMPT_SECONDS),
    pollSeconds: POLL_SECONDS,
    parallel: MAILS_AT_ONCE,
    async run(data, signal) {
      const mail = await findMail(db, jobSchema.parse(data).mailId);
      if (mail?.status === 'pending') await deliver(mail, options, signal);
    },
    async onDead(data) {
      const mail = await findMail(db, jobSchema.parse(data).mailId);
      if (mail) await giveUp(mail, options);
    },
  };

  async function deliver(mail: StoredMail, options: DeliveryOptions, signal: AbortSignal) {
    const { transport, from, clock, choices } = options;
    try {
      // Asked when it goes out: between writing and sending somebody may have switched it off.
      if (await choices.isMuted(mail)) {
        await markMuted(db, mail.id);
        log.info({ mailId: mail.id, kind: mail.kind }, 'mail: switched off by its recipient');
        return;
      }
      const to = { name: mail.toName, address: mail.toAddress };
      const message = await compose(mail, options, signal);
      if (message === UNNEEDED) {
        await markUnneeded(db, mail.id);
        log.info({ mailId: mail.id, kind: mail.kind }, 'mail: not needed any more');
        return;
      }
      const place = await placeOf(mail, options);
      const envelope = { from, to, messageId: mail.messageId, date: mail.createdAt, ...place };
      const subject = await subjectOf(message, mail, options);
      const sent = { ...finished(message, choices.wayOut(mail)), subject };
      await transport.send(envelope, sent, signal);
    } catch (error) {
      return failed(mail, options, error);
    }
    await markSent(db, mail.id, clock());
    log.info({ mailId: mail.id, kind: mail.kind }, 'mail: sent');
  }
}

const finished = ({ bodies, ...mail }: Mail, wayOut: WayOut | null): FinishedMail => ({
  ...mail,
  ...bodies(wayOut),
  wayOut,
});

/** The subject, after what those of its thread begin with. */
async function subjectOf(
  { subject, isSubjectWritten }: Mail,
  { threadId }: StoredMail,
  { threadName }: DeliveryOptions,
): Promise<string> {
  const name = threadId === null || isSubjectWritten ? null : await threadName(threadId);
  return name === null ? subject : threadSubject(name, subject);
}

/** Where a mail stands in the conversation of its thread, whose root is no mail but an id that all of them name. */
async function placeOf(
  { threadId, toAddress, messageId }: StoredMail,
  { db }: DeliveryOptions,
): Promise<Pick<Envelope, 'references' | 'inReplyTo'>> {
  if (threadId === null) return { references: [], inReplyTo: null };
  const root = `${threadId}${messageId.slice(messageId.lastIndexOf('@'))}`;
  const last = await findLastOfThread(db, { threadId, toAddress });
  return { references: last === null ? [root] : [root, last], inReplyTo: last };
}

async function compose(
  mail: StoredMail,
  { composers }: DeliveryOptions,
  signal: AbortSignal,
): Promise<Mail | typeof UNNEEDED> {
  const composer = composers[mail.kind];
  if (!composer) throw new PermanentMailError(`No composer for mails of the kind ${mail.kind}`);
  const message = await composer(mail, signal);
  if (!message) throw new PermanentMailError('What the mail tells about is gone');
  return message;
}

/** Notes the failure. A refusal ends here; anything else rejects, and the queue tries again later. */
async function failed(mail: StoredMail, options: DeliveryOptions, error: unknown): Promise<void> {
  await markFailed(options.db, mail.id, summarizeError(error).slice(0, ERROR_TEXT_MAX));
  if (error instanceof PermanentMailError) return giveUp(mail, options);
  const reason = reasonOf(error);
  options.log.warn(
    { mailId: mail.id, kind: mail.kind, attempt: mail.attempts + 1, reason },
    'mail: will be retried',
  );
  throw new Error(`Mail not delivered: ${reason}`);
}

async function giveUp(mail: StoredMail, { db, log }: DeliveryOptions): Promise<void> {
  if (await markDead(db, mail.id))
    log.error({ mailId: mail.id, kind: mail.kind }, 'mail: cannot be delivered');
}

/** A code without an address: a server's own words often repeat the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${'code' in error ? String(error.code) : error.name}${status}`;
}
