import { and, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { SENT_ALONG } from '#domain/files/file-schema.ts';
import { files } from './table.ts';

/** What was uploaded for a message or a delivery that is not sent yet. */
export const isUnsent: SQL | undefined = and(
  inArray(files.purpose, [...SENT_ALONG]),
  isNull(files.messageId),
  isNull(files.deliveryId),
);

/** Everything else. */
export const isSent: SQL | undefined = or(
  notInArray(files.purpose, [...SENT_ALONG]),
  isNotNull(files.messageId),
  isNotNull(files.deliveryId),
);
