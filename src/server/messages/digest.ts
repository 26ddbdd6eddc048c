import { isMailDue, MAIL_WAITS_SECONDS, mailedBefore, timeToTell } from '#domain/messages/message-mails.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import { lostSince } from '../mail/data.ts';
import type { NewMail } from '../mail/outbox.ts';

/**
 * Mails about messages: at most one an hour while nobody has seen them (business 7). Each leaves once nothing that it tells
 * can be taken back, and tells only what was neither taken back nor seen until then.
 */
export interface MessageDigest<Talked> {
  /** Has it mailed, or leaves it to `run`; under the lock of what is talked about. */
  tell(transaction: Transaction, talked: Talked, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
}

/** How the conversations of one kind are mailed. */
interface DigestOptions<Talked extends { id: string }, Named extends { id: string }>
  extends Pick<Foundation, 'db' | 'outbox'> {
  /** Some of what is talked about, by its id, with messages that are younger than its last mail, which is older than `before`. */
  untold(db: Db, before: Date, after: string | null, limit: number): Promise<Named[]>;
  /** Until the transaction ends, nobody else changes it. Null when it is gone. */
  lock(transaction: Transaction, named: Named): Promise<Talked | null>;
  /** When it was last mailed about; null before the first time. */
  mailedAt(transaction: Transaction, talked: Talked): Promise<Date | null>;
  /** Whom it is told, each by a mail; nobody is mailed where there is none. */
  mails(transaction: Transaction, talked: Talked, now: Date): Promise<NewMail[]>;
  /** Notes that it is mailed about now. */
  note(transaction: Transaction, talked: Talked, now: Date): Promise<void>;
  /** Most of them in one run. */
  part?: number | undefined;
}

/** Every mail has the time of which it tells in its payload (`toldTime`): also that of mails to the same person that were given up on. */
export function createMessageDigest<Talked extends { id: string }, Named extends { id: string }>({
  db,
  outbox,
  untold,
  lock,
  mailedAt,
  mails,
  note,
  part,
}: DigestOptions<Talked, Named>): MessageDigest<Talked> {
  const turn = inTurns(part);

  const tell: MessageDigest<Talked>['tell'] = async (transaction, talked, now) => {
    const before = await mailedAt(transaction, talked);
    if (!isMailDue(before, now)) return;
    const told = await mails(transaction, talked, now);
    if (told.length === 0) return;
    await note(transaction, talked, now);
    const timed: NewMail[] = [];
    for (const mail of told) {
      const { kind, to } = mail;
      const lost = await lostSince(transaction, { kind, toAddress: to.address, about: talked.id });
      const time = { ...timeToTell(before, now), ...lost };
      timed.push({ ...mail, payload: { ...mail.payload, ...time } });
    }
    await outbox.add(transaction, timed, now, MAIL_WAITS_SECONDS);
  };

  return {
    tell,
    async run(now) {
      const waiting = new Map<string, Named>();
      await turn(async (after, limit) => {
        const found = await untold(db, mailedBefore(now), after, limit);
        for (const named of found) waiting.set(named.id, named);
        return found.map(({ id }) => id);
      });
      for (const named of waiting.values())
        await db.transaction(async (transaction) => {
          const talked = await lock(transaction, named);
          if (talked !== null) await tell(transaction, talked, now);
        });
      outbox.wake();
    },
  };
}
