import type { SignedIn } from '#domain/accounts/actor.ts';
import type { changeProfile, Profile, switchMail } from '#domain/accounts/profile-contract.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { phoneAsTyped } from '#domain/kernel/phone.ts';
import type { Foundation } from '../foundation.ts';
import { type Account, updateAccount } from './data.ts';
import { lockOwn, ownAccount } from './own-account.ts';

type Who = Pick<SignedIn, 'accountId' | 'sessionId'>;

/** The own account as its settings show and change it. */
export interface ProfileService {
  show(actor: Who): Promise<Profile>;
  /** `version` is of the profile that was seen. Throws editedElsewhere. */
  change(actor: Who, body: ParsedBody<typeof changeProfile>): Promise<Profile>;
  switchMail(actor: Who, body: ParsedBody<typeof switchMail>): Promise<Profile>;
}

export function createProfileService({ db }: Pick<Foundation, 'db'>): ProfileService {
  /** Changes what is given of the own account, which nobody else changes meanwhile. */
  const onOwn = (actor: Who, changeOf: (account: Account) => Partial<Account>): Promise<Profile> =>
    db.transaction(async (transaction) => {
      const account = await lockOwn(transaction, actor);
      const change = changeOf(account);
      await updateAccount(transaction, account.id, change);
      return profileOf({ ...account, ...change });
    });
  return {
    show: async (actor) => profileOf(await ownAccount(db, actor)),
    change: (actor, { fullName, phone, version }) =>
      onOwn(actor, ({ profileVersion }) => {
        if (profileVersion !== version) throw new Fault('editedElsewhere');
        return {
          ...(fullName !== undefined && { fullName }),
          ...(phone !== undefined && { phone: phoneAsTyped(phone) }),
          profileVersion: version + 1,
        };
      }),
    switchMail: (actor, { kind, isOn }) =>
      onOwn(actor, ({ mutedMails }) => ({
        mutedMails: [...mutedMails.filter((muted) => muted !== kind), ...(isOn ? [] : [kind])],
      })),
  };
}

const profileOf = (account: Account): Profile => ({
  username: account.username,
  email: account.email,
  emailVerified: account.emailVerifiedAt !== null,
  fullName: account.fullName,
  phone: account.phone,
  version: account.profileVersion,
  mutedMails: account.mutedMails,
});
