import { z } from 'zod';
import { CLIENT_MESSAGE_MAIL } from '#content/message-mails.ts';
import { MESSAGE_SUBJECTS, type MessageSubject } from '#domain/messages/message.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { requestDeskPath } from '#domain/requests/request-address.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { answeredTo } from '../clients/answered-to.ts';
import type { Transaction } from '../db/pool.ts';
import { attachedOf } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { quoted } from '../mail/document.ts';
import { documentOf, messageOf } from '../mail/site-mail.ts';
import {
  conversationsToTell,
  findMailedAt,
  findTalkedAbout,
  noteMailed,
  type TalkedAbout,
} from './conversation-data.ts';
import { createMessageDigest, type MessageDigest } from './digest.ts';
import { messagesToTell } from './messages-to-tell.ts';

/** Kind of the mail with what a client has written; mails of it wait in the database. */
const CLIENT_MESSAGE_KIND = 'message-operator';

const payloadSchema = z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid() });

/** Mails to the operator of what clients write. */
export interface OperatorMails extends MessageDigest<MessageSubject> {
  composers: Record<string, Composer>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox' | 'operator' | 'site' | 'config'> {
  /** Until the transaction ends, nobody else changes what the conversation is about. Null when it is gone. */
  lock(transaction: Transaction, subject: MessageSubject): Promise<unknown>;
  /** Most conversations of one run. */
  part?: number;
}

const words = CLIENT_MESSAGE_MAIL;

/** The rest is read on the desk. */
const MESSAGES_OF_MAIL = 20;

/** Where the operator reads it. */
const DESK_PATHS: Readonly<Record<MessageSubject['type'], (id: string) => string>> = {
  request: requestDeskPath,
  offer: offerEditorPath,
  project: projectDeskPath,
};

export function createOperatorMails(options: Options): OperatorMails {
  const { db, outbox, operator, site, config, lock, part } = options;
  const digest = createMessageDigest<MessageSubject, MessageSubject>({
    db,
    outbox,
    untold: conversationsToTell,
    lock: async (transaction, subject) => ((await lock(transaction, subject)) ? subject : null),
    mailedAt: findMailedAt,
    mails: async (transaction, subject) => {
      const threadId = (await findTalkedAbout(transaction, subject))?.threadId;
      return [{ kind: CLIENT_MESSAGE_KIND, to: operator, threadId, payload: { ...subject } }];
    },
    note: noteMailed,
    part,
  });

  return {
    ...digest,
    composers: {
      async [CLIENT_MESSAGE_KIND](mail) {
        const subject = payloadSchema.parse(mail.payload);
        const about = await findTalkedAbout(db, subject);
        if (!about) return null;
        const { told: said, hasMore } = await messagesToTell(db, mail, {
          ...{ subject, side: 'client' },
          most: MESSAGES_OF_MAIL,
        });
        if (said.length === 0) return UNNEEDED;
        const named = (text: string) => text.replace('{project}', () => nameOf(about));
        const heading = named(words.subject);
        const frame = { preview: named(words.preview), heading, signature: null };
        const href = config.publicUrl + DESK_PATHS[subject.type](subject.id);
        const attached = await attachedOf(
          db,
          said.map(({ id }) => id),
        );
        const document = documentOf(site, frame, [
          ...said.map(({ id, authorName, text }) =>
            quoted(authorName || words.client, text, attached.get(id)),
          ),
          ...(hasMore ? [{ kind: 'paragraph' as const, text: words.more }] : []),
          { kind: 'action', label: words.open, href },
          { kind: 'notes', items: [words.reply] },
        ]);
        // Where several have written, the answer is the client's.
        const [first = null, ...others] = new Set(said.map(({ accountId }) => accountId));
        const writer = others.length === 0 ? first : null;
        return {
          ...messageOf({ subject: heading, document }),
          ...(await answeredTo(db, writer, about.client)),
        };
      },
    },
  };
}

/** "dopytu #0017", "projektu „Web s galériou“". */
const nameOf = ({ name, number }: TalkedAbout): string =>
  number === null ? `projektu „${name}“` : `dopytu ${ticket(number)}`;
