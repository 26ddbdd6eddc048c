import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** For a check: the column is one of these. */
export const oneOf = (column: string, ids: readonly string[]) =>
  sql.raw(`${column} IN (${ids.map((id) => `'${id}'`).join(', ')})`);
