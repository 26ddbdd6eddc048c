import type { Db } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { replaceSetupToken } from './data.ts';
import { tokenHash } from './derived-secrets.ts';

const TOKEN_BYTES = 32;

/**
 * A token for the set-up link, until the first administrator has used one; null afterwards (decisions 4). Each start
 * makes a new one and voids the last, so a link that scrolled away is never needed.
 */
export async function issueSetupToken(db: Db, random: Random, now: Date): Promise<string | null> {
  const token = random.token(TOKEN_BYTES);
  return (await replaceSetupToken(db, tokenHash(token), now)) ? token : null;
}
