import { randomUUID } from 'node:crypto';
import type { Db, Transaction } from '../db/pool.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { insertMails, revive } from './data.ts';
import { MAIL_QUEUE } from './delivery.ts';
import type { Mailbox } from './message.ts';

/** A mail to be sent: its kind decides who composes it. */
export interface NewMail {
  kind: string;
  to: Mailbox;
  requestId?: string;
  payload?: Readonly<Record<string, unknown>>;
}

/** Takes mails in a transaction and has them sent after it (security 64). */
export interface Outbox {
  /** Stores mails and their jobs inside the transaction: all of it happens, or nothing. */
  add(transaction: Transaction, mails: readonly NewMail[], now: Date): Promise<void>;
  /** After the commit: sends at once instead of at the next poll. */
  wake(): void;
  /** Sends a dead mail again; false when it is not dead. */
  resend(id: string): Promise<boolean>;
}

interface OutboxOptions {
  db: Db;
  jobs: Pick<Jobs, 'add' | 'wake'>;
  /** The sender; its domain makes the message ids. */
  from: Mailbox;
}

export function createOutbox({ db, jobs, from }: OutboxOptions): Outbox {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const enqueue = (transaction: Transaction, ids: readonly string[]) =>
    jobs.add(
      transaction,
      MAIL_QUEUE,
      ids.map((mailId) => ({ mailId })),
    );
  const wake = () => jobs.wake(MAIL_QUEUE);

  return {
    async add(transaction, mails, now) {
      const rows = mails.map(({ kind, to, requestId, payload }) => {
        const id = randomUUID();
        return {
          id,
          requestId: requestId ?? null,
          kind,
          toName: to.name,
          toAddress: to.address,
          payload: payload ?? {},
          messageId: `${id}@${domain}`,
          createdAt: now,
        };
      });
      await insertMails(transaction, rows);
      await enqueue(
        transaction,
        rows.map(({ id }) => id),
      );
    },
    wake,
    async resend(id) {
      const revived = await db.transaction(async (transaction) => {
        if (!(await revive(transaction, id))) return false;
        await enqueue(transaction, [id]);
        return true;
      });
      if (revived) wake();
      return revived;
    },
  };
}
