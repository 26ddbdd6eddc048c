import { logout } from '#domain/accounts/calls.ts';
import { signInPage } from '#domain/accounts/sign-in-links.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { leaveAccount } from '../shell/account-copies.ts';
import { callApi } from '../shell/api-client.ts';
import { carryToast } from './carried-toast.tsx';
import { forgetSession } from './session.ts';

/**
 * Ends the session on the server and every copy in this browser, in all of its tabs, and goes to the sign-in. Rejects
 * where the server has not heard it: then the session still is.
 */
export async function signOut(): Promise<void> {
  await callApi(logout, {});
  leaveAccount();
  forgetSession();
  carryToast(AUTH_TOASTS.logoutDone);
  location.replace(signInPage);
}
