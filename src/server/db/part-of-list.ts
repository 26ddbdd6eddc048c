import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Keyset } from '#domain/api/keyset.ts';

/** Rows on the far side of the last known one, in a list by age: older ones, or younger ones where the oldest stand first. */
export const beyond = (
  after: Keyset | undefined,
  { createdAt, id }: { createdAt: PgColumn; id: PgColumn },
  first: 'newest' | 'oldest' = 'newest',
): SQL | undefined =>
  after &&
  sql`(${createdAt}, ${id}) ${sql.raw(first === 'newest' ? '<' : '>')} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
