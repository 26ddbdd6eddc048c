import { daysAfter, daysBefore, monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import type { Sweep } from '../room.ts';
import { lockAccount } from './data.ts';
import type { DeletionService } from './deletion.ts';
import { noteEvent, SWEEP } from './history.ts';
import { payloadOf, UNUSED_MAIL_KIND } from './mails.ts';
import { findUnwarned, findWarned, isUnusedSince } from './unused-data.ts';

/**
 * Deletes accounts that nobody has signed in to for so many months and that nothing belongs to any more, like their
 * owners would, after a warning by mail (business 8). A warning is good for as long as it is ahead, and once more: who
 * was warned long ago and kept the account by a request since is warned again.
 */
export function unusedAccountSweep(
  { db, outbox, site }: Pick<Foundation, 'db' | 'outbox' | 'site'>,
  deletion: Pick<DeletionService, 'deleteUnused'>,
): Sweep {
  const { unusedAccountMonths } = site.retention;
  const ahead = RETENTION.accountWarningDays;

  const warn = (id: string, since: Date, now: Date) =>
    db.transaction(async (transaction) => {
      const account = await lockAccount(transaction, id);
      if (!account || !(await isUnusedSince(transaction, id, since))) return;
      const payload = payloadOf(id, { deletedAt: daysAfter(now, ahead).toISOString() });
      const to = { name: '', address: account.email };
      await outbox.add(transaction, [{ kind: UNUSED_MAIL_KIND, to, payload }], now);
      await noteEvent(transaction, id, 'unused-warned', now, SWEEP);
    });

  return {
    name: 'delete-unused-accounts',
    minute: 43,
    async run(now) {
      const warnedAfter = daysBefore(now, 2 * ahead);
      const unusedSoon = monthsBefore(daysAfter(now, ahead), unusedAccountMonths);
      await inBatches(async (limit) => {
        const unwarned = await findUnwarned(db, { since: unusedSoon, warnedAfter, limit });
        for (const { id } of unwarned) await warn(id, unusedSoon, now);
        return unwarned.length;
      });
      outbox.wake();
      const since = monthsBefore(now, unusedAccountMonths);
      const warnedBy = daysBefore(now, ahead);
      let deleted = 0;
      await inBatches(async (limit) => {
        const warned = await findWarned(db, { since, warnedAfter, warnedBy, limit });
        for (const { id } of warned) if (await deletion.deleteUnused(id, since, now)) deleted += 1;
        return warned.length;
      });
      return deleted;
    },
  };
}
