import { useState } from 'react';
import type { passkeyLogin } from '#domain/accounts/factor-calls.ts';
import type { BodyOf } from '#domain/api/call.ts';
import { Button } from '../design/button.tsx';
import { FormFailure } from './form-failure.tsx';
import { passkeyAdvice, signWithPasskey } from './passkey.ts';

interface PasskeyButtonProps {
  label: string;
  /** The one next action of its place. */
  primary?: boolean;
  /** Sends what the passkey has signed. */
  onSigned: (response: BodyOf<typeof passkeyLogin>['response']) => Promise<void>;
  /** Shows what to do after a failure somewhere else. */
  onAdvice?: (advice: string | null) => void;
}

/** Has a passkey sign, and says what to do when it did not. */
export function PasskeyButton({ label, primary = false, onSigned, onAdvice }: PasskeyButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const tell = onAdvice ?? setAdvice;
  const press = async () => {
    setIsAsking(true);
    tell(null);
    try {
      await onSigned(await signWithPasskey());
    } catch (error) {
      tell(passkeyAdvice(error));
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      {!onAdvice && <FormFailure advice={advice} />}
      <Button variant={primary ? 'primary' : 'secondary'} loading={isAsking} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}
