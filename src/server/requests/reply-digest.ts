import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredRequest } from './data.ts';
import { lockRequest, updateRequest } from './life-data.ts';
import { requestsToTell } from './reply-data.ts';
import { REPLY_MAIL_KIND } from './reply-mails.ts';

/** Mails to the client of what the operator replies: the first one at once, then at most one an hour while it is unread (business 7). */
export interface ReplyDigest {
  /** Mails now, or leaves it to `run`; under the lock of the request. */
  tell(transaction: Transaction, request: StoredRequest, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
}

export function createReplyDigest({ db, outbox }: Pick<Foundation, 'db' | 'outbox'>): ReplyDigest {
  const turn = inTurns();
  const tell: ReplyDigest['tell'] = async (transaction, { id, name, email, repliesMailedAt }, now) => {
    if (!isMailDue(repliesMailedAt, now)) return;
    await updateRequest(transaction, id, { repliesMailedAt: now });
    const mail = {
      kind: REPLY_MAIL_KIND,
      to: { name, address: email },
      requestId: id,
      payload: { after: repliesMailedAt?.toISOString() ?? null },
    };
    await outbox.add(transaction, [mail], now);
  };

  return {
    tell,
    async run(now) {
      const before = mailedBefore(now);
      for (const id of await turn((after, limit) => requestsToTell(db, before, after, limit)))
        await db.transaction(async (transaction) => {
          const request = await lockRequest(transaction, id);
          if (request) await tell(transaction, request, now);
        });
      outbox.wake();
    },
  };
}
