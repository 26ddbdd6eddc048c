import type { Logger } from 'pino';
import { foldedEmail } from '#domain/kernel/email.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Random } from '../random.ts';
import { isCapped } from './caps.ts';
import { insertMails, revive } from './data.ts';
import { MAIL_QUEUE } from './delivery.ts';
import type { Mailbox } from './mail.ts';

/** A mail to be sent: its kind decides who composes it. */
export interface NewMail {
  kind: string;
  to: Mailbox;
  requestId?: string;
  /** The offer that it is about, or from which its project comes: mails of one thread are shown as a conversation. */
  threadId?: string | null | undefined;
  payload?: Readonly<Record<string, unknown>>;
}

/** A mail to an address that nobody has proven: without a name, which would be a stranger's words in their mailbox. */
export interface UnprovenMail extends Omit<NewMail, 'to'> {
  address: string;
  /** False where its caller has had their share (shares.ts). */
  isShared: boolean;
  /** True where it is asked for by somebody who has proven another address: no stranger uses up what the site sends for them. */
  isOfKnown?: boolean;
}

/** Takes mails in a transaction and has them sent after it (security 64). */
export interface Outbox {
  /** Stores mails and their jobs inside the transaction: all of it happens, or nothing. They leave at once, or so much later. */
  add(transaction: Transaction, mails: readonly NewMail[], now: Date, afterSeconds?: number): Promise<void>;
  /**
   * Like `add`, within the share of the caller and the caps of the recipient and of the site (decisions 7.14). False when the mail is held back:
   * it is kept, but sent only by `resend`.
   */
  addUnproven(transaction: Transaction, mail: UnprovenMail, now: Date): Promise<boolean>;
  /** After the commit: sends at once instead of at the next poll. */
  wake(): void;
  /** Sends a mail that is dead or was held back, and notes it in the same transaction; false when it is neither. */
  resend(id: string, note?: (transaction: Transaction) => Promise<void>): Promise<boolean>;
}

interface OutboxOptions {
  db: Db;
  jobs: Pick<Jobs, 'add' | 'wake'>;
  /** The sender; its domain makes the message ids. */
  from: Mailbox;
  /** False only where limits are off, for tests. */
  capped: boolean;
  log: Pick<Logger, 'warn'>;
  random: Random;
}

/** The row of a mail that waits to be sent. */
export function mailRow(
  { kind, to, requestId, threadId, payload }: NewMail,
  { from, random }: Pick<OutboxOptions, 'from' | 'random'>,
  now: Date,
): Parameters<typeof insertMails>[1][number] {
  const id = random.uuid();
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id,
    requestId: requestId ?? null,
    threadId: threadId ?? null,
    kind,
    toName: to.name,
    toAddress: to.address,
    payload: payload ?? {},
    messageId: `${id}@${domain}`,
    createdAt: now,
    updatedAt: now,
  };
}

export function createOutbox({ db, jobs, from, capped, log, random }: OutboxOptions): Outbox {
  const enqueue = (transaction: Transaction, ids: readonly string[], afterSeconds = 0) =>
    jobs.add(
      transaction,
      MAIL_QUEUE,
      ids.map((mailId) => ({ mailId })),
      afterSeconds,
    );
  const wake = () => jobs.wake(MAIL_QUEUE);

  const rowOf = (mail: NewMail, now: Date) => mailRow(mail, { from, random }, now);

  return {
    async add(transaction, mails, now, afterSeconds) {
      const rows = mails.map((mail) => rowOf(mail, now));
      await insertMails(transaction, rows);
      await enqueue(
        transaction,
        rows.map(({ id }) => id),
        afterSeconds,
      );
    },
    async addUnproven(transaction, { address, isShared, isOfKnown = false, ...mail }, now) {
      const recipient = foldedEmail(address);
      const held =
        capped &&
        (!isShared || (await isCapped(transaction, { recipient, kind: isOfKnown ? null : mail.kind }, now)));
      const row = rowOf({ ...mail, to: { name: '', address } }, now);
      await insertMails(transaction, [{ ...row, recipient, status: held ? 'held' : 'pending' }]);
      if (held) log.warn({ mailId: row.id, kind: row.kind }, 'mail: held back, too many');
      else await enqueue(transaction, [row.id]);
      return !held;
    },
    wake,
    async resend(id, note) {
      const revived = await db.transaction(async (transaction) => {
        if (!(await revive(transaction, id))) return false;
        await enqueue(transaction, [id]);
        await note?.(transaction);
        return true;
      });
      if (revived) wake();
      return revived;
    },
  };
}
