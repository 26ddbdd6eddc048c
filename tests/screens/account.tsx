import { page } from 'vitest/browser';
import type { currentUser as currentUserCall } from '#domain/accounts/calls.ts';
import { currentUser, proveEmail } from '#domain/accounts/contract.ts';
import type { factors as factorsCall } from '#domain/accounts/factor-calls.ts';
import { factors } from '#domain/accounts/factor-contract.ts';
import type { Deletion } from '#domain/accounts/own-data-contract.ts';
import { previewDeletion } from '#domain/accounts/own-data-contract.ts';
import { changeProfile, type Profile, profile } from '#domain/accounts/profile-contract.ts';
import { ownEmail, ownEvents, ownSessions } from '#domain/accounts/security-contract.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { ownClients } from '#domain/clients/contract.ts';
import SignInPage from '#web/accounts/sign-in.route.tsx';
import SettingsParts from '#web/portal/settings-parts.tsx';
import { fakeApi, refused } from './fake-api.ts';
import { show } from './show.tsx';

/** Somebody whose e-mail is not proven yet. */
export const UNPROVEN: AnswerOf<typeof currentUserCall> = {
  id: '5d0c9a52-2f0e-4c0a-8d5b-5a4f1b6c9d21',
  username: 'lubomira',
  email: 'lubomira@example.sk',
  emailVerified: false,
  isAdmin: false,
  needsSecondFactor: false,
};
export const OWNER = { ...UNPROVEN, emailVerified: true };

/** Shows the sign-in. Whoever gets in leaves for another document, so a test ends before that. */
export const showSignIn = (at = '/auth') => show(<SignInPage />, { at });

export const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const toast = (name: string) => page.getByRole('listitem').filter({ hasText: name });
export const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
export const passwordField = (label = 'Heslo') => page.getByRole('textbox', { name: label });

/** A part of the settings. */
export const part = (name: string) => page.getByRole('region', { name, exact: true });

/** The server refuses every code that was mailed. */
export const refuseMailedCodes = (api: ReturnType<typeof fakeApi>) =>
  api.on(proveEmail, () => refused('wrongCode', { field: 'code' }));

/** The server of somebody at their settings, where nothing but the password protects the account. */
export function settingsServer() {
  const api = fakeApi();
  const own: Profile = { ...OWNER, fullName: '', phone: '', version: 0, mutedMails: [] };
  const protection: AnswerOf<typeof factorsCall> = {
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isRequired: false,
    takesPasskeys: true,
  };
  const deletion: Deletion = {
    isLastAdmin: false,
    goes: { clients: [], requests: 1, quotes: 1, offers: 0 },
    stays: { contracted: ['#0017'], offers: [], shared: [] },
  };
  api.on(currentUser, () => OWNER);
  api.on(profile, () => own);
  api.on(ownClients, () => []);
  api.on(ownEmail, () => ({ email: OWNER.email, pendingEmail: null, codeAskedAgo: null }));
  api.on(factors, () => protection);
  api.on(ownSessions, () => []);
  api.on(ownEvents, () => ({ events: [], next: null }));
  api.on(previewDeletion, () => deletion);
  return {
    ...api,
    own,
    protection,
    /** Keeps what is changed of the profile, but over nothing that was not seen. */
    keepProfile: () =>
      api.on(changeProfile, ({ body: { version, ...texts } }) =>
        version === own.version
          ? Object.assign(own, texts, { version: version + 1 })
          : refused('editedElsewhere'),
      ),
  };
}

/** Shows all settings, once they are read. */
export async function showSettings() {
  const shown = await show(<SettingsParts user={OWNER} />, { at: '/portal/settings' });
  await part('Zrušenie účtu').getByText('Vymaže sa').findElement();
  return shown;
}
