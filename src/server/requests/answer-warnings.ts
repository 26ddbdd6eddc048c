import type { Foundation } from '../foundation.ts';
import { noteOnRequest } from './life.ts';
import { takeDueWarnings } from './life-data.ts';
import { ANSWER_DUE_MAIL_KIND } from './reply-mails.ts';

/** Of one run; the next one brings the others. */
const AT_ONCE = 50;

/**
 * Mails the operator of each request that nobody has answered in three quarters of the promised time, once; answers how
 * many there were.
 */
export async function warnOfAnswers(
  { db, outbox, operator }: Pick<Foundation, 'db' | 'outbox' | 'operator'>,
  now: Date,
): Promise<number> {
  const ids = await db.transaction(async (transaction) => {
    const due = await takeDueWarnings(transaction, now, AT_ONCE);
    if (due.length === 0) return due;
    await outbox.add(
      transaction,
      due.map((requestId) => ({ kind: ANSWER_DUE_MAIL_KIND, to: operator, requestId })),
      now,
    );
    for (const id of due)
      await noteOnRequest(transaction, id, 'request.answer-due', { actor: { kind: 'sweep' }, now });
    return due;
  });
  if (ids.length > 0) outbox.wake();
  return ids.length;
}
