import { createHash, randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { adminSetup } from './table.ts';

const TOKEN_BYTES = 32;

/** Hashed at rest: who reads the database cannot become the administrator (security 26, 37). */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A token for the set-up link, until the first administrator has used one; null afterwards (decisions 4). Each start
 * makes a new one and voids the last, so a link that scrolled away is never needed.
 */
export async function issueSetupToken(db: Db, now: Date): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const inserted = await db
    .insert(adminSetup)
    .values({ tokenHash: tokenHash(token), createdAt: now })
    .onConflictDoUpdate({
      target: adminSetup.only,
      set: { tokenHash: tokenHash(token), createdAt: now },
      setWhere: isNull(adminSetup.usedAt),
    })
    .returning({ createdAt: adminSetup.createdAt });
  return inserted.length > 0 ? token : null;
}
