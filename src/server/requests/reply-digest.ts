import type { Foundation } from '../foundation.ts';
import { createMessageDigest, type MessageDigest } from '../messages/digest.ts';
import { recordsToTell } from '../messages/untold-data.ts';
import type { StoredRequest } from './data.ts';
import { lockRequest, updateRequest } from './life-data.ts';
import { REPLY_MAIL_KIND } from './reply-mails.ts';

/** Mails to the client of what the operator replies. */
export type ReplyDigest = MessageDigest<StoredRequest>;

export const createReplyDigest = (foundation: Pick<Foundation, 'db' | 'outbox'>): ReplyDigest =>
  createMessageDigest({
    ...foundation,
    untold: recordsToTell('request'),
    lock: (transaction, { id }) => lockRequest(transaction, id),
    mailedAt: async (_, { repliesMailedAt }) => repliesMailedAt,
    mails: async (_, { id, name, email }) => [
      { kind: REPLY_MAIL_KIND, to: { name, address: email }, requestId: id },
    ],
    note: (transaction, { id }, now) => updateRequest(transaction, id, { repliesMailedAt: now }),
  });
