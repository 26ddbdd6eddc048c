import { z } from 'zod';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Db } from '../db/pool.ts';
import type { StoredMail } from '../mail/data.ts';
import type { Composer } from '../mail/delivery.ts';
import type { Mailbox } from '../mail/mail.ts';
import { answeredByMail, messageOf } from '../mail/site-mail.ts';
import { contactClientMail, contactOperatorMail } from './contact-emails.ts';
import { type ContactRequest, findContactRequest } from './data.ts';

export const CONTACT_CLIENT_MAIL_KIND = 'contact-client';
export const CONTACT_OPERATOR_MAIL_KIND = 'contact-operator';

const payloadSchema = z.object({ clientMailed: z.boolean().default(true) });

interface ContactMailOptions {
  db: Db;
  site: SiteFacts;
  publicUrl: string;
  /** Whom the client answers. */
  operator: Mailbox;
}

/** Composers of the two mails about a request of the contact form, by kind. */
export function contactComposers({
  db,
  site,
  publicUrl,
  operator,
}: ContactMailOptions): Record<string, Composer> {
  const requestOf = async ({ requestId }: StoredMail): Promise<ContactRequest | null> =>
    requestId === null ? null : findContactRequest(db, requestId);
  return {
    async [CONTACT_CLIENT_MAIL_KIND](mail) {
      const request = await requestOf(mail);
      return request && answeredByMail(contactClientMail({ request, site, publicUrl }), operator);
    },
    async [CONTACT_OPERATOR_MAIL_KIND](mail) {
      const request = await requestOf(mail);
      if (!request) return null;
      const { clientMailed } = payloadSchema.parse(mail.payload);
      const replyTo = { name: request.name, address: request.email };
      return { ...messageOf(contactOperatorMail({ request, site, clientMailed })), replyTo };
    },
  };
}
