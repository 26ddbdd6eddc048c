import { z } from 'zod';
import { SECURITY_NOTICE_ADVICE, SECURITY_NOTICE_FRAME, SECURITY_NOTICES } from '#content/account-mails.ts';
import { SECURITY_KINDS, type SecurityKind } from '#domain/accounts/security-kinds.ts';
import { resetPage } from '#domain/accounts/sign-in-links.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Composer } from '../mail/delivery.ts';
import { answeredByMail, type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';
import type { Account } from './data.ts';
import { noteEvent } from './history.ts';
import { payloadOf } from './mails.ts';

/** Stays the same: mails of it wait in the database. */
export const SECURITY_MAIL_KIND = 'account-security';

/**
 * Notes in the account's history what has happened to it and mails it to the address of the given account, which is the
 * one that held before. `actor` is whoever did it, the account itself unless told. Wake the outbox after the commit.
 */
export type SecurityNotice = (
  transaction: Transaction,
  account: Pick<Account, 'id' | 'email' | 'emailVerifiedAt' | 'role'>,
  kind: SecurityKind,
  now: Date,
  actor?: string,
) => Promise<void>;

/** Tells owners what happens to their accounts (security 28, 30). */
export const createSecurityNotice =
  ({ outbox }: Pick<Foundation, 'outbox'>): SecurityNotice =>
  async (transaction, account, kind, now, actor = account.id) => {
    await noteEvent(transaction, account.id, kind, now, actor);
    const mail = {
      kind: SECURITY_MAIL_KIND,
      payload: payloadOf(account.id, { kind, at: now.toISOString() }),
    };
    // An address that nobody has proven may be a stranger's, who is told nothing of a customer's account without anything
    // in it. An administrator has no other address; what is mailed to it is counted.
    if (account.emailVerifiedAt)
      await outbox.add(transaction, [{ ...mail, to: { name: '', address: account.email } }], now);
    else if (account.role === 'admin')
      await outbox.addUnproven(transaction, { ...mail, address: account.email, isShared: true }, now);
  };

const payloadSchema = z.object({ kind: z.enum(SECURITY_KINDS), at: z.iso.datetime() });

/** Composers of the notices. */
export const securityComposers = ({
  site,
  config,
  operator,
}: Pick<Foundation, 'site' | 'config' | 'operator'>): Record<string, Composer> => ({
  async [SECURITY_MAIL_KIND]({ payload }) {
    const { kind, at } = payloadSchema.parse(payload);
    return answeredByMail(noticeMail(site, config.publicUrl, kind, new Date(at)), operator);
  },
});

/** After these a new password is no help: there is nothing to sign in to, or the operator has done it. */
const WITHOUT_PASSWORD: Partial<Record<SecurityKind, 'reply' | 'farewell' | 'question'>> = {
  'email-changed': 'reply',
  'account-deleted': 'farewell',
  'second-factor-reset': 'question',
  'role-changed': 'question',
  blocked: 'question',
  unblocked: 'question',
};

function noticeMail(site: SiteFacts, publicUrl: string, kind: SecurityKind, at: Date): ComposedMail {
  const { subject, what } = SECURITY_NOTICES[kind];
  const { greeting, details, when, newPassword, regards } = SECURITY_NOTICE_FRAME;
  const help = WITHOUT_PASSWORD[kind] ?? 'newPassword';
  const { preview, notes } = SECURITY_NOTICE_ADVICE[help];
  return {
    subject,
    document: documentOf(site, { preview, heading: subject, signature: signature(site, regards) }, [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: what },
      { kind: 'rows', heading: details, rows: [{ label: when, value: formatDateTime(at) }] },
      { kind: 'notes', items: notes },
      ...(help === 'newPassword'
        ? [{ kind: 'action' as const, label: newPassword, href: `${publicUrl}${resetPage}` }]
        : []),
    ]),
  };
}
