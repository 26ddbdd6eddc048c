import type { SignedIn } from '#domain/accounts/actor.ts';
import type { changeProfile, Profile } from '#domain/accounts/profile-contract.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { phoneAsTyped } from '#domain/kernel/phone.ts';
import type { Foundation } from '../foundation.ts';
import { type Account, updateAccount } from './data.ts';
import { ownAccount } from './own-account.ts';

type Who = Pick<SignedIn, 'accountId'>;

/** The own account as its settings show and change it. */
export interface ProfileService {
  show(actor: Who): Promise<Profile>;
  change(actor: Who, body: ParsedBody<typeof changeProfile>): Promise<Profile>;
}

export function createProfileService({ db }: Pick<Foundation, 'db'>): ProfileService {
  const show = async ({ accountId }: Who): Promise<Profile> => {
    const account = await ownAccount(db, { accountId });
    return profileOf(account);
  };
  return {
    show,
    async change(actor, { fullName, phone, mutedMails }) {
      const change = {
        ...(fullName !== undefined && { fullName }),
        ...(phone !== undefined && { phone: phoneAsTyped(phone) }),
        ...(mutedMails !== undefined && { mutedMails }),
      };
      if (Object.keys(change).length > 0) await updateAccount(db, actor.accountId, change);
      return show(actor);
    },
  };
}

const profileOf = ({ username, email, emailVerifiedAt, fullName, phone, mutedMails }: Account): Profile => ({
  username,
  email,
  emailVerified: emailVerifiedAt !== null,
  fullName,
  phone,
  mutedMails,
});
