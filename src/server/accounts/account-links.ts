import { z } from 'zod';
import type { AccountEvent } from '#domain/accounts/account-events.ts';
import type { Foundation } from '../foundation.ts';
import { retriedForADay } from '../jobs/queues.ts';
import type { Composer } from '../mail/delivery.ts';
import { messageOf } from '../mail/site-mail.ts';
import { findOwnerOf, lockAccount } from './data.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { resetLinkMail, signInLinkMail } from './emails.ts';
import { noteEvent, STRANGER } from './history.ts';
import { extendLink, type LinkPurpose, replaceLink } from './link-data.ts';
import { LINK_LIFETIME, linkRow } from './link-row.ts';
import { payloadOf } from './mails.ts';

/** Stays the same: jobs and mails of it wait in the database. */
const LINK_QUEUE = 'account-link';
const MAIL_KINDS = { 'reset-password': 'account-reset-link', 'sign-in': 'account-sign-in-link' } as const;
const EVENTS: Record<LinkPurpose, AccountEvent> = {
  'reset-password': 'reset-link-sent',
  'sign-in': 'sign-in-link-sent',
};

const JOB_SECONDS = 30;
const POLL_SECONDS = 2;

const jobSchema = z.object({
  linkId: z.uuid(),
  accountId: z.uuid().nullable(),
  purpose: z.enum(['reset-password', 'sign-in']),
});

/** Links that are mailed and act once. */
export interface AccountLinks {
  /**
   * Has a link mailed to whoever owns the address. For one that nobody owns the same rows are read and written, so that
   * neither answer nor time tells them apart (security 25).
   */
  request(purpose: LinkPurpose, email: string): Promise<void>;
  /** Composers of its mails. */
  mails: Readonly<Record<string, Composer>>;
}

type LinkOptions = Pick<Foundation, 'db' | 'jobs' | 'outbox' | 'random' | 'clock' | 'site' | 'config'> & {
  secrets: DerivedSecrets;
};

export function createAccountLinks({
  db,
  jobs,
  outbox,
  random,
  clock,
  site,
  config,
  secrets,
}: LinkOptions): AccountLinks {
  const mailLink = async ({ linkId, accountId, purpose }: z.output<typeof jobSchema>) => {
    if (accountId === null) return;
    const now = clock();
    await db.transaction(async (transaction) => {
      const account = await lockAccount(transaction, accountId);
      if (!account?.emailVerifiedAt || account.blockedAt) return;
      if (!(await replaceLink(transaction, linkRow(secrets, { id: linkId, accountId, purpose }, now))))
        return;
      const to = { name: '', address: account.email };
      await outbox.add(
        transaction,
        [{ kind: MAIL_KINDS[purpose], to, payload: payloadOf(accountId, { linkId }) }],
        now,
      );
      await noteEvent(transaction, accountId, EVENTS[purpose], now, STRANGER);
    });
    outbox.wake();
  };

  jobs.work({
    name: LINK_QUEUE,
    options: retriedForADay(JOB_SECONDS),
    pollSeconds: POLL_SECONDS,
    run: (data) => mailLink(jobSchema.parse(data)),
  });

  /** The link's time counts from when its mail goes out; one that was voided meanwhile is not sent. */
  const composer =
    (purpose: LinkPurpose, mailOf: typeof resetLinkMail): Composer =>
    async ({ payload }) => {
      const { linkId } = jobSchema.pick({ linkId: true }).parse(payload);
      if (!(await extendLink(db, linkId, new Date(clock().getTime() + LINK_LIFETIME[purpose])))) return null;
      // Without a Reply-To: an answer would hold the link, which is nobody else's.
      return messageOf(mailOf(site, config.publicUrl, secrets.token(linkId)));
    };

  return {
    async request(purpose, email) {
      await db.transaction(async (transaction) => {
        const owner = await findOwnerOf(transaction, email);
        const job = { linkId: random.uuid(), accountId: owner?.id ?? null, purpose };
        await jobs.add(transaction, LINK_QUEUE, [job]);
      });
      jobs.wake(LINK_QUEUE);
    },
    mails: {
      [MAIL_KINDS['reset-password']]: composer('reset-password', resetLinkMail),
      [MAIL_KINDS['sign-in']]: composer('sign-in', signInLinkMail),
    },
  };
}
