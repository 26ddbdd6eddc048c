import { z } from 'zod';
import { CLIENT_MESSAGE_MAIL } from '#content/message-mails.ts';
import { MESSAGE_SUBJECTS, type MessageSubject } from '#domain/messages/message.ts';
import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { answeredTo } from '../clients/answered-to.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
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
import type { MessageService } from './service.ts';

/** Kind of the mail with what a client has written; mails of it wait in the database. */
const CLIENT_MESSAGE_KIND = 'message-operator';

const payloadSchema = z.object({
  type: z.enum(MESSAGE_SUBJECTS),
  id: z.uuid(),
  after: z.iso.datetime().nullable(),
});

/** Mails to the operator of what clients write: the first one at once, then at most one an hour while it is unread. */
export interface OperatorMails {
  /** Mails now, or leaves it to `run`; under the lock of the record. */
  tell(transaction: Transaction, subject: MessageSubject, now: Date): Promise<void>;
  /** Mails of what has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
  composers: Record<string, Composer>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox' | 'operator' | 'site' | 'config'> {
  messages: Pick<MessageService, 'of'>;
  /** Until the transaction ends, nobody else changes what the conversation is about. Null when it is gone. */
  lock(transaction: Transaction, subject: MessageSubject): Promise<unknown>;
  /** Most conversations of one run. */
  part?: number;
}

const words = CLIENT_MESSAGE_MAIL;

/** Where the operator reads it. */
const SCREENS: Partial<Record<MessageSubject['type'], string>> = { request: 'requests', project: 'projects' };

export function createOperatorMails(options: Options): OperatorMails {
  const { db, outbox, operator, site, config, messages, lock, part } = options;
  const turn = inTurns(part);

  const tell: OperatorMails['tell'] = async (transaction, subject, now) => {
    const mailedAt = await findMailedAt(transaction, subject);
    if (!isMailDue(mailedAt, now)) return;
    await noteMailed(transaction, subject, now);
    const payload = { ...subject, after: mailedAt?.toISOString() ?? null };
    await outbox.add(transaction, [{ kind: CLIENT_MESSAGE_KIND, to: operator, payload }], now);
  };

  return {
    tell,
    async run(now) {
      const waiting = new Map<string, MessageSubject>();
      await turn(async (after, limit) => {
        const found = await conversationsToTell(db, mailedBefore(now), after, limit);
        for (const subject of found) waiting.set(subject.id, subject);
        return found.map(({ id }) => id);
      });
      for (const subject of waiting.values())
        await db.transaction(async (transaction) => {
          if (await lock(transaction, subject)) await tell(transaction, subject, now);
        });
      outbox.wake();
    },
    composers: {
      async [CLIENT_MESSAGE_KIND]({ payload }) {
        const { after, ...subject } = payloadSchema.parse(payload);
        const about = await findTalkedAbout(db, subject);
        if (!about) return null;
        const said = (await messages.of(db, subject)).filter(
          ({ side, readAt, withdrawnAt, createdAt }) =>
            side === 'client' && !readAt && !withdrawnAt && (after === null || createdAt > new Date(after)),
        );
        if (said.length === 0) return UNNEEDED;
        const named = (text: string) => text.replace('{project}', () => nameOf(about));
        const heading = named(words.subject);
        const frame = { preview: named(words.preview), heading, signature: null };
        const href = `${config.publicUrl}/admin/${SCREENS[subject.type]}/${subject.id}`;
        const attached = await attachedOf(
          db,
          said.map(({ id }) => id),
        );
        const document = documentOf(site, frame, [
          ...said.map(({ id, authorName, text }) =>
            quoted(authorName || words.client, text, attached.get(id)),
          ),
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
