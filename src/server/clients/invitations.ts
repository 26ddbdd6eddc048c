import { z } from 'zod';
import { CLIENT_INVITATION_MAIL } from '#content/client-mails.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { INVITATION_LIFETIME, INVITATIONS_MAX } from '#domain/clients/desk-limits.ts';
import { invitationHref } from '#domain/clients/invitation-link.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { findAccount, lockAccount } from '../accounts/data.ts';
import { createDerivedSecrets, tokenHash } from '../accounts/derived-secrets.ts';
import type { By } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { answeredByMail, documentOf, signature } from '../mail/site-mail.ts';
import { lockClient } from './data.ts';
import { noteOnClient } from './desk.ts';
import { findClient, insertMember } from './desk-data.ts';
import {
  countWaiting,
  extendInvitation,
  findInvitation,
  insertInvitation,
  revokeUnused,
  takeInvitation,
} from './invitation-data.ts';

/** Stays the same: mails of it wait in the database. */
const INVITATION_MAIL_KIND = 'client-invitation';

/**
 * Invitations to become a member of a client. They go to an address whether or not it has an account; who holds the link
 * and has not proven that address gets the same answer as for one that never was.
 */
export interface Invitations {
  /** Mails an invitation in place of an earlier one to the address. Throws notFound, tooManyInvitations. */
  invite(clientId: string, email: string, by: By): Promise<void>;
  /** Throws notFound, also for one that is used or over. */
  revoke(clientId: string, invitationId: string, by: By): Promise<void>;
  /** Name of the client. Throws invitationVoid. */
  read(token: string, accountId: string, now: Date): Promise<{ client: string }>;
  /** Makes the account a member, once; the name of the client. Throws invitationVoid. */
  accept(token: string, who: Who, now: Date): Promise<{ client: string }>;
  /** Composers of its mails. */
  mails: Readonly<Record<string, Composer>>;
}

type Who = Pick<SignedIn, 'kind' | 'accountId'>;

const mailPayload = z.object({ invitationId: z.uuid() });

export function createInvitations({
  db,
  outbox,
  random,
  clock,
  config,
  site,
  operator,
}: Pick<Foundation, 'db' | 'outbox' | 'random' | 'clock' | 'config' | 'site' | 'operator'>): Invitations {
  const secrets = createDerivedSecrets(config.secrets);
  const endOf = (now: Date) => new Date(now.getTime() + INVITATION_LIFETIME);
  return {
    async invite(clientId, email, by) {
      const { now } = by;
      await db.transaction(async (transaction) => {
        await lockClient(transaction, clientId);
        if (!(await findClient(transaction, clientId))) throw new Fault('notFound');
        await revokeUnused(transaction, { clientId, emailKey: emailKey(email) }, now);
        if ((await countWaiting(transaction, clientId, now)) >= INVITATIONS_MAX)
          throw new Fault('tooManyInvitations');
        const id = random.uuid();
        await insertInvitation(transaction, {
          id,
          clientId,
          email,
          emailKey: emailKey(email),
          tokenHash: tokenHash(secrets.token(id)),
          createdAt: now,
          expiresAt: endOf(now),
        });
        const to = { name: '', address: email };
        await outbox.add(
          transaction,
          [{ kind: INVITATION_MAIL_KIND, to, payload: { invitationId: id } }],
          now,
        );
        await noteOnClient(transaction, clientId, 'client.member-invited', by);
      });
      outbox.wake();
    },

    revoke: (clientId, id, by) =>
      db.transaction(async (transaction) => {
        if (!(await revokeUnused(transaction, { clientId, id }, by.now))) throw new Fault('notFound');
        await noteOnClient(transaction, clientId, 'client.invitation-revoked', by);
      }),

    async read(token, accountId, now) {
      const account = await findAccount(db, accountId);
      if (!account?.emailVerifiedAt) throw new Fault('invitationVoid');
      const held = { tokenHash: tokenHash(token), emailKey: account.emailKey };
      const found = await findInvitation(db, held, now);
      if (!found) throw new Fault('invitationVoid');
      return found;
    },

    accept: (token, who, now) =>
      db.transaction(async (transaction) => {
        const { accountId } = who;
        // The address that the account has proven stays its own until the membership is there.
        const account = await lockAccount(transaction, accountId);
        if (!account?.emailVerifiedAt) throw new Fault('invitationVoid');
        const held = { tokenHash: tokenHash(token), emailKey: account.emailKey };
        const taken = await takeInvitation(transaction, held, accountId, now);
        if (!taken) throw new Fault('invitationVoid');
        const { clientId, client } = taken;
        await insertMember(transaction, { clientId, accountId, createdAt: now });
        await noteOnClient(transaction, clientId, 'client.member-joined', { actor: who, now });
        return { client };
      }),

    mails: {
      /** The invitation's time counts from when its mail goes out; one that was revoked or replaced meanwhile needs no mail. */
      async [INVITATION_MAIL_KIND]({ payload }) {
        const { invitationId } = mailPayload.parse(payload);
        const extended = await extendInvitation(db, invitationId, endOf(clock()));
        if (!extended) return UNNEEDED;
        const {
          subject: pattern,
          preview,
          greeting,
          intro,
          action,
          client,
          details,
          valid,
          address,
          notYou,
          regards,
        } = CLIENT_INVITATION_MAIL;
        const subject = pattern.replace('{client}', () => extended.clientName);
        const href = config.publicUrl + invitationHref(secrets.token(invitationId));
        const document = documentOf(
          site,
          { preview, heading: subject, signature: signature(site, regards) },
          [
            { kind: 'paragraph', text: greeting },
            { kind: 'paragraph', text: intro },
            { kind: 'rows', heading: details, rows: [{ label: client, value: extended.clientName }] },
            { kind: 'action', label: action, href },
            { kind: 'notes', items: [valid, address, notYou] },
          ],
        );
        return answeredByMail({ subject, document }, operator);
      },
    },
  };
}
