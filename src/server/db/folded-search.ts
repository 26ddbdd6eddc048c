import { type SQL, sql } from 'drizzle-orm';

/** A text whose signs of LIKE stand for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Pattern of LIKE for a folded column that has this text in it, in any writing. */
export const containing = (text: string): SQL => sql`'%' || fold_text(${literal(text)}) || '%'`;
