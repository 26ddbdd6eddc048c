import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { files } from './table.ts';

/** What was uploaded for a message that is not sent yet. */
export const isUnsent: SQL | undefined = and(eq(files.purpose, 'message'), isNull(files.messageId));

/** Everything else. */
export const isSent: SQL | undefined = or(ne(files.purpose, 'message'), isNotNull(files.messageId));
