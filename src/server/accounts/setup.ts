import { createHash } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { replaceSetupToken } from './data.ts';

const TOKEN_BYTES = 32;

/** Hashed at rest: who reads the database cannot become the administrator (security 26, 37). */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A token for the set-up link, until the first administrator has used one; null afterwards (decisions 4). Each start
 * makes a new one and voids the last, so a link that scrolled away is never needed.
 */
export async function issueSetupToken(db: Db, random: Random, now: Date): Promise<string | null> {
  const token = random.token(TOKEN_BYTES);
  return (await replaceSetupToken(db, tokenHash(token), now)) ? token : null;
}
