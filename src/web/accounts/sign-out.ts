import { logout } from '#domain/accounts/calls.ts';
import { signInPage } from '#domain/accounts/sign-in-links.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import type { ToastTexts } from '#domain/errors/toast.ts';
import { leaveAccount } from '../shell/account-copies.ts';
import { callApi } from '../shell/api-client.ts';
import { beginEnding, ceaseEnding } from '../shell/session-ending.ts';
import { carryToast } from './carried-toast.tsx';
import { forgetSession } from './session.ts';

/** Ends the session on the server and here. Rejects where the server has not heard it: then the session still is. */
export async function signOut(): Promise<void> {
  beginEnding();
  try {
    await callApi(logout, {});
  } catch (error) {
    ceaseEnding();
    throw error;
  }
  leaveHere(AUTH_TOASTS.logoutDone);
}

/** The session has ended: every copy in this browser goes, in all of its tabs, and the sign-in says what has happened. */
export function leaveHere(toast: ToastTexts): void {
  beginEnding();
  leaveAccount();
  forgetSession();
  carryToast(toast);
  location.replace(signInPage);
}
