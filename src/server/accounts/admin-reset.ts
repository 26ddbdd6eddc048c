import type { Db } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { deleteSecondFactors } from './admin-data.ts';
import { deleteSessionsOf, findSignIn, lockAccount } from './data.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { MACHINE, noteEvent } from './history.ts';
import { replaceLink } from './link-data.ts';
import { linkRow } from './link-row.ts';

/**
 * Lets an administrator back in who has lost password or second factor: ends all sessions, removes the second factor and
 * answers the token of a link that sets a new password, once; null when no administrator has this name or e-mail.
 */
export function resetAdmin(
  { db, random, secrets }: { db: Db; random: Random; secrets: DerivedSecrets },
  name: string,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const found = await findSignIn(transaction, name);
    const account = found && (await lockAccount(transaction, found.id));
    if (account?.role !== 'admin') return null;
    await deleteSecondFactors(transaction, account.id, now);
    await deleteSessionsOf(transaction, account.id);
    const link = linkRow(
      secrets,
      { id: random.uuid(), accountId: account.id, purpose: 'reset-password' },
      now,
    );
    await replaceLink(transaction, link);
    await noteEvent(transaction, account.id, 'second-factor-reset', now, MACHINE);
    return secrets.token(link.id);
  });
}
