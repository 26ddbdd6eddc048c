import { type SQL, sql } from 'drizzle-orm';

/** A text whose signs of LIKE stand for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Pattern of LIKE for a folded column that has this text in it, in any writing. Signs of LIKE are made to stand for
 * themselves once it is folded: there are wide ones that only then become such signs.
 */
export const containing = (text: string): SQL =>
  sql`'%' || regexp_replace(fold_text(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
