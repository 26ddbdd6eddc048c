import { useState } from 'react';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { reportError } from '../errors/report-error.ts';
import { showToast } from '../errors/toast-store.ts';
import { signOut } from './sign-out.ts';

interface SigningOut {
  leave: () => void;
  isLeaving: boolean;
  /** The last attempt has failed. */
  hasFailed: boolean;
}

/** Signing out by a press, and how it went. */
export function useSignOut(): SigningOut {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = () => {
    if (state === 'leaving') return;
    setState('leaving');
    signOut().catch((error: unknown) => {
      reportError(error);
      showToast(AUTH_TOASTS.logoutFailed);
      setState('failed');
    });
  };
  return { leave, isLeaving: state === 'leaving', hasFailed: state === 'failed' };
}
