import { z } from 'zod';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { Foundation } from '../foundation.ts';
import type { Composer } from '../mail/delivery.ts';
import { answeredByMail, messageOf } from '../mail/site-mail.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { extendEmailCode, findMailedCode } from './email-code-data.ts';
import { emailCodeMail, emailTakenMail, unusedMail } from './emails.ts';

export const EMAIL_CODE_MAIL_KIND = 'account-email-code';
export const UNUSED_MAIL_KIND = 'account-unused';

/** Whose mail it is stands in its payload: the address alone would not tell any more once the account has another. */
export const payloadOf = (accountId: string, payload: Readonly<Record<string, unknown>>) => ({
  accountId,
  ...payload,
});

const codePayload = z.object({ codeId: z.uuid() });
const unusedPayload = z.object({ deletedAt: z.iso.datetime() });

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
    /**
     * An address that somebody else owns gets no code: its owner hears of it. Until here nothing tells the two apart, in
     * the database neither, which the account's export shows (security 23).
     *
     * The code's time counts from when its mail goes out: a mail server that was down takes nothing of it.
     */
    async [EMAIL_CODE_MAIL_KIND]({ payload }) {
      const code = await findMailedCode(db, codePayload.parse(payload).codeId);
      if (!code) return null;
      if (code.isTaken) return answeredByMail(emailTakenMail(site, config.publicUrl), operator);
      await extendEmailCode(db, code.id, new Date(clock().getTime() + LIFETIMES.emailCode));
      // Without a Reply-To: an answer would hold the code, which is nobody else's.
      return messageOf(emailCodeMail(site, secrets.code(code.id)));
    },
    async [UNUSED_MAIL_KIND]({ payload }) {
      const { deletedAt } = unusedPayload.parse(payload);
      return answeredByMail(unusedMail(site, config.publicUrl, new Date(deletedAt)), operator);
    },
  };
}
