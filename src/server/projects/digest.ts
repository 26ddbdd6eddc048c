import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import { findOffer } from '../offers/data.ts';
import { lockProject, type StoredProject } from './data.ts';
import { noteMessagesMailed, projectsToTell } from './digest-data.ts';

/** Kind of the mail with the operator's messages at a project. */
export const PROJECT_MESSAGE_KIND = 'project-message';

/** Mails about messages: the first one at once, then at most one an hour while the client has not seen them (business 7). */
export interface MessageDigest {
  /** Mails the client now, or leaves it to `run`. */
  tell(transaction: Transaction, project: StoredProject, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  /** Most projects of one run. */
  part?: number;
}

export function createMessageDigest({ db, outbox, part }: Options): MessageDigest {
  const turn = inTurns(part);
  const tell: MessageDigest['tell'] = async (transaction, { id, offerId, messagesMailedAt }, now) => {
    if (!isMailDue(messagesMailedAt, now)) return;
    const offer = await findOffer(transaction, offerId);
    if (!offer || offer.recipientEmail === '') return;
    await noteMessagesMailed(transaction, id, now);
    const to = { name: offer.recipientName, address: offer.recipientEmail };
    const payload = { projectId: id, after: messagesMailedAt?.toISOString() ?? null };
    await outbox.add(transaction, [{ kind: PROJECT_MESSAGE_KIND, to, payload }], now);
  };
  return {
    tell,
    async run(now) {
      const before = mailedBefore(now);
      for (const id of await turn((after, limit) => projectsToTell(db, before, after, limit)))
        await db.transaction(async (transaction) => {
          const project = await lockProject(transaction, id);
          if (project) await tell(transaction, project, now);
        });
      outbox.wake();
    },
  };
}
