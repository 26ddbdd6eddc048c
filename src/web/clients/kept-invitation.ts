import { invitationPage } from '#domain/clients/invitation-link.ts';
import { SESSION } from '#domain/consent/storage-names.ts';
import { sessionStore } from '../shell/browser-storage.ts';

/**
 * Takes the token of a mailed invitation out of the address and keeps it in this tab: whoever has to sign in or register
 * first comes back without it.
 */
export function keepInvitation(): void {
  const { pathname, search, hash } = location;
  if (pathname !== invitationPage || hash.length <= 1) return;
  try {
    sessionStore().setItem(SESSION.invitation, hash.slice(1));
    history.replaceState(history.state, '', pathname + search);
  } catch {
    // A blocked storage keeps nothing: the token stays in the address, which serves whoever is signed in already.
  }
}

/** The token that was kept, or stands in the address; null without one. */
export function keptInvitation(): string | null {
  const shown = location.pathname === invitationPage ? location.hash.slice(1) : '';
  try {
    return sessionStore().getItem(SESSION.invitation) ?? (shown || null);
  } catch {
    return shown || null;
  }
}

/** The invitation is used. */
export function forgetInvitation(): void {
  try {
    sessionStore().removeItem(SESSION.invitation);
  } catch {
    // Nothing was kept.
  }
}
