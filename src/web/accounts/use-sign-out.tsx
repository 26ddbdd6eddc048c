import { type ReactNode, Suspense, useState } from 'react';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { lazyModule } from '../errors/lazy-module.tsx';
import { reportError } from '../errors/report-error.ts';
import { showToast } from '../errors/toast-store.ts';
import { hasUnsent } from '../shell/account-copies.ts';
import { signOut } from './sign-out.ts';

const UnsentQuestion = lazyModule(() => import('./unsent-question.tsx'));

interface SigningOut {
  /** Signs out, or asks first where a message would be lost. */
  leave: () => void;
  isLeaving: boolean;
  /** The last attempt has failed. */
  hasFailed: boolean;
  /** Drawn while it is asked. */
  question: ReactNode;
}

/** Signing out by a press, and how it went. */
export function useSignOut(): SigningOut {
  const [state, setState] = useState<'idle' | 'asking' | 'leaving' | 'failed'>('idle');
  const go = () => {
    setState('leaving');
    signOut().catch((error: unknown) => {
      reportError(error);
      showToast(AUTH_TOASTS.logoutFailed);
      setState('failed');
    });
  };
  return {
    leave: () => {
      if (state === 'leaving') return;
      if (hasUnsent()) setState('asking');
      else go();
    },
    isLeaving: state === 'leaving',
    hasFailed: state === 'failed',
    question: state === 'asking' && (
      <Suspense fallback={null}>
        <UnsentQuestion onStay={() => setState('idle')} onLeave={go} />
      </Suspense>
    ),
  };
}
