import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { sendEmailCode } from '#domain/accounts/calls.ts';
import { clockOf, secondsToNewCode } from '#domain/accounts/code-time.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { useCall } from '../shell/use-call.ts';
import { useNow } from './use-now.ts';

interface NewCode {
  ask: () => void;
  isPending: boolean;
  /** Seconds until another code may be asked for. */
  wait: number;
  /** Of the button. */
  words: string;
  /** Another code is on its way. */
  isNew: boolean;
  /** What to do; null while nothing has failed. */
  advice: string | null;
}

/** Has a new code sent; the one before is void then. `sentAt` is when the last one was, where that is known. */
export function useNewCode(sentAt: number | undefined, onSent: (at: number) => void): NewCode {
  const { send, isPending } = useCall(sendEmailCode, ['email-code']);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const now = useNow(sentAt !== undefined);
  const wait = sentAt === undefined ? 0 : secondsToNewCode(sentAt, now);
  const ask = async () => {
    setAdvice(null);
    setNew(false);
    try {
      await send({});
      setNew(true);
      onSent(Date.now());
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    }
  };
  const words = wait > 0 ? `Nový kód o\u00A0${clockOf(wait)}` : 'Poslať nový kód';
  return { ask: () => void ask(), isPending, wait, words, isNew, advice };
}
