import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { sendEmailCode } from '#domain/accounts/calls.ts';
import { clockOf, secondsToNewCode } from '#domain/accounts/code-time.ts';
import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { Button } from '../design/button.tsx';
import { useCall } from '../shell/use-call.ts';
import { FormFailure } from './form-failure.tsx';
import { useNow } from './use-now.ts';

interface NewCodeProps {
  /** When the last code was sent, in milliseconds; null where this page does not know. */
  sentAt: number | null;
  onSent: (at: number) => void;
}

/** Has a new code sent; the one before is void then. */
export function NewCode({ sentAt, onSent }: NewCodeProps) {
  const { send, isPending } = useCall(sendEmailCode, ['email-code']);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const now = useNow(sentAt !== null);
  const wait = sentAt === null ? 0 : secondsToNewCode(sentAt, now);
  const ask = async () => {
    setAdvice(null);
    setNew(false);
    try {
      await send({});
      setNew(true);
      onSent(Date.now());
    } catch (error) {
      setAdvice(accountAdvice(factsOf(error), error instanceof ApiError ? error.retryAfter : null));
    }
  };
  return (
    <div className="grid gap-2">
      <Button disabled={wait > 0} loading={isPending} onClick={() => void ask()}>
        {wait > 0 ? `Nový kód o\u00A0${clockOf(wait)}` : 'Poslať nový kód'}
      </Button>
      <FormFailure advice={advice} />
      <p role="status" className="text-small text-ok empty:-mt-2">
        {isNew && 'Nový kód je na ceste, predchádzajúci už neplatí.'}
      </p>
    </div>
  );
}
