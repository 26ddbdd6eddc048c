import type { Account } from '../accounts/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { firstClientOf, giveTo, insertClient, newestName } from './data.ts';

/** Whose address is proven. */
type Owner = Pick<Account, 'id' | 'username' | 'emailKey'>;

/**
 * Gives the account the requests and quotes that were made with its proven e-mail and are nobody's yet, once and for
 * all: a later change of the address takes nothing away (business 2, security 29, 30).
 */
export async function claimByEmail(
  transaction: Transaction,
  { id, username, emailKey }: Owner,
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  const known = await firstClientOf(transaction, id);
  const clientId = known ?? random.uuid();
  if (known === null) {
    const name = (await newestName(transaction, emailKey)) ?? username;
    await insertClient(transaction, { id: clientId, name, createdAt: now }, id);
  }
  await giveTo(transaction, clientId, emailKey);
}
