import type { changeAccount, listAccounts } from '#domain/accounts/admin-contract.ts';
import type { AnswerInput, ParsedBody, ParsedQuery } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { deleteSecondFactors, findAccounts, findListedAccount, type ListedAccount } from './admin-data.ts';
import { type Account, deleteSessionsOf, lockAccount, lockAdmins, updateAccount } from './data.ts';
import { factorsOf } from './factors.ts';
import { noteEvent } from './history.ts';
import type { SecurityNotice } from './security-notices.ts';

export type AccountRow = AnswerInput<typeof listAccounts, never>[number];

/** Which account is changed, by whom and when. */
interface Act {
  id: string;
  actorId: string;
  now: Date;
}

/**
 * What the operator does to accounts. Each act has one entry in the audit log, in its transaction, and is in force at
 * the next call of whoever it concerns. Throws notFound, and ownAccount for one's own: settings are for that.
 */
export interface AdminService {
  list(query: ParsedQuery<typeof listAccounts>): Promise<AccountRow[]>;
  /** Throws lastAdmin, validation for an administrator whose e-mail nobody has proven. */
  change(act: Act, change: ParsedBody<typeof changeAccount>): Promise<AccountRow>;
  endSessions(act: Act): Promise<AccountRow>;
  resetSecondFactor(act: Act): Promise<AccountRow>;
}

const UNPROVEN_ADMIN =
  'Správcom môže byť len účet s potvrdeným e-mailom. Najprv ho musí jeho majiteľ potvrdiť.';

export function createAdminService(
  { db, outbox }: Pick<Foundation, 'db' | 'outbox'>,
  securityNotice: SecurityNotice,
): AdminService {
  /** Does something to an account that nobody else changes meanwhile, while the actor is still an administrator. */
  const onAccount = async (
    { id, actorId }: Act,
    work: (transaction: Transaction, account: Account, admins: readonly string[]) => Promise<void>,
  ): Promise<AccountRow> => {
    if (id === actorId) throw new Fault('ownAccount');
    await db.transaction(async (transaction) => {
      const admins = await lockAdmins(transaction);
      if (!admins.includes(actorId)) throw new Fault('forbidden');
      const account = await lockAccount(transaction, id);
      if (!account) throw new Fault('notFound');
      await work(transaction, account, admins);
    });
    outbox.wake();
    const row = await findListedAccount(db, id);
    if (!row) throw new Fault('notFound');
    return shown(row);
  };

  return {
    list: async ({ search = '', after }) => (await findAccounts(db, { search, after })).map(shown),

    change: (act, { role, blocked }) =>
      onAccount(act, async (transaction, account, admins) => {
        const { id, actorId, now } = act;
        const isDemoted = role === 'customer' || blocked === true;
        if (isDemoted && admins.every((admin) => admin === id)) throw new Fault('lastAdmin');
        if (role === 'admin' && !account.emailVerifiedAt)
          throw new Fault('validation', { field: 'role', message: UNPROVEN_ADMIN });
        if (role !== undefined && role !== account.role) {
          await updateAccount(transaction, id, { role, updatedAt: now });
          // What was signed in with a customer's password is no administrator's sign-in.
          if (role === 'admin') await deleteSessionsOf(transaction, id);
          await securityNotice(transaction, account, 'role-changed', now, actorId);
        }
        if (blocked !== undefined && blocked !== (account.blockedAt !== null)) {
          await updateAccount(transaction, id, { blockedAt: blocked ? now : null, updatedAt: now });
          if (blocked) await deleteSessionsOf(transaction, id);
          await securityNotice(transaction, account, blocked ? 'blocked' : 'unblocked', now, actorId);
        }
      }),

    endSessions: (act) =>
      onAccount(act, async (transaction, { id }) => {
        await deleteSessionsOf(transaction, id);
        await noteEvent(transaction, id, 'sessions-ended', act.now, act.actorId);
      }),

    resetSecondFactor: (act) =>
      onAccount(act, async (transaction, account) => {
        await deleteSecondFactors(transaction, account.id, act.now);
        await deleteSessionsOf(transaction, account.id);
        await securityNotice(transaction, account, 'second-factor-reset', act.now, act.actorId);
      }),
  };
}

const shown = ({ account, hasPasskey, usedAt }: ListedAccount): AccountRow => ({
  id: account.id,
  username: account.username,
  email: account.email,
  emailVerified: account.emailVerifiedAt !== null,
  fullName: account.fullName,
  role: account.role,
  blocked: account.blockedAt !== null,
  hasSecondFactor: factorsOf({ ...account, hasPasskey }).length > 0,
  createdAt: account.createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
