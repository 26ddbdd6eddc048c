import { z } from 'zod';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { Foundation } from '../foundation.ts';
import type { Composer } from '../mail/delivery.ts';
import { messageOf } from '../mail/site-mail.ts';
import { extendEmailCode, findEmailCodeById } from './data.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { emailCodeMail, emailTakenMail } from './emails.ts';

export const EMAIL_CODE_MAIL_KIND = 'account-email-code';
export const EMAIL_TAKEN_MAIL_KIND = 'account-email-taken';

const codePayload = z.object({ codeId: z.uuid() });

type MailOptions = Pick<Foundation, 'db' | 'site' | 'config' | 'clock' | 'operator'> & {
  secrets: DerivedSecrets;
};

/** Composers of the mails about accounts, by kind. */
export function accountComposers({
  db,
  site,
  config,
  clock,
  operator,
  secrets,
}: MailOptions): Record<string, Composer> {
  return {
    /** The code's time counts from when its mail goes out: a mail server that was down takes nothing of it. */
    async [EMAIL_CODE_MAIL_KIND]({ payload }) {
      const code = await findEmailCodeById(db, codePayload.parse(payload).codeId);
      if (!code) return null;
      await extendEmailCode(db, code.id, new Date(clock().getTime() + LIFETIMES.emailCode));
      return { ...messageOf(emailCodeMail(site, secrets.code(code.id))), replyTo: operator };
    },
    async [EMAIL_TAKEN_MAIL_KIND]() {
      return { ...messageOf(emailTakenMail(site, config.publicUrl)), replyTo: operator };
    },
  };
}
