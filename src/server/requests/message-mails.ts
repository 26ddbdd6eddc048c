import { z } from 'zod';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Db } from '../db/pool.ts';
import type { StoredMail } from '../mail/data.ts';
import type { Composer } from '../mail/delivery.ts';
import type { Mailbox } from '../mail/mail.ts';
import { findMessage, type StoredMessage } from './data.ts';
import { messageOf } from './mail-parts.ts';
import { messageClientMail, messageOperatorMail } from './message-emails.ts';

export const MESSAGE_CLIENT_MAIL_KIND = 'message-client';
export const MESSAGE_OPERATOR_MAIL_KIND = 'message-operator';

const payloadSchema = z.object({ messageId: z.uuid(), clientMailed: z.boolean().default(true) });

interface MessageMailOptions {
  db: Db;
  site: SiteFacts;
  /** Whom the client answers. */
  operator: Mailbox;
}

/** Composers of the two mails about a message from the contact form, by kind. */
export function messageComposers({ db, site, operator }: MessageMailOptions): Record<string, Composer> {
  const written = async (mail: StoredMail): Promise<[StoredMessage | null, boolean]> => {
    const { messageId, clientMailed } = payloadSchema.parse(mail.payload);
    return [await findMessage(db, messageId), clientMailed];
  };
  return {
    async [MESSAGE_CLIENT_MAIL_KIND](mail) {
      const [message] = await written(mail);
      return message && { ...messageOf(messageClientMail({ message, site })), replyTo: operator };
    },
    async [MESSAGE_OPERATOR_MAIL_KIND](mail) {
      const [message, clientMailed] = await written(mail);
      if (!message) return null;
      const replyTo = { name: message.name, address: message.email };
      return { ...messageOf(messageOperatorMail({ message, site, clientMailed })), replyTo };
    },
  };
}
