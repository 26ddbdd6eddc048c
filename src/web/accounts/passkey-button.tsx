import { useState } from 'react';
import { passkeyLogin } from '#domain/accounts/factor-calls.ts';
import { Button } from '../design/button.tsx';
import { useCall } from '../shell/use-call.ts';
import { FormFailure } from './form-failure.tsx';
import { passkeyAdvice, signWithPasskey } from './passkey.ts';
import type { User } from './session.ts';

interface PasskeyButtonProps {
  label: string;
  /** The one next action of its place. */
  primary?: boolean;
  onDone: (user: User) => void;
}

/** Signs in with a passkey, without a name in front of it; or passes the second step of a sign-in that waits. */
export function PasskeyButton({ label, primary = false, onDone }: PasskeyButtonProps) {
  const { send } = useCall(passkeyLogin, ['login']);
  const [isAsking, setIsAsking] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const press = async () => {
    setIsAsking(true);
    setAdvice(null);
    try {
      const answer = await send({ body: { response: await signWithPasskey() } });
      if (!('secondFactor' in answer)) onDone(answer);
    } catch (error) {
      setAdvice(passkeyAdvice(error));
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <div className="grid gap-3">
      <FormFailure advice={advice} />
      <Button
        variant={primary ? 'primary' : 'secondary'}
        loading={isAsking}
        className="w-full"
        onClick={() => void press()}
      >
        {label}
      </Button>
    </div>
  );
}
