import { useState } from 'react';
import { Link } from 'react-router';
import type { login } from '#domain/accounts/calls.ts';
import { passkeyLogin } from '#domain/accounts/factor-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { EntryPair } from '../design/areas/entry.tsx';
import { buttonClass } from '../design/button.tsx';
import { useCall } from '../shell/use-call.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface WithoutPasswordProps {
  /** Where a link to be mailed is asked for. */
  linkHref: string;
  onAnswer: (answer: AnswerOf<typeof login>) => void;
}

/** Ways in that need no password: a link in an e-mail, and a passkey, which needs no name either. */
export function WithoutPassword({ linkHref, onAnswer }: WithoutPasswordProps) {
  const { send } = useCall(passkeyLogin, ['login']);
  const [advice, setAdvice] = useState<string | null>(null);
  return (
    <>
      <EntryPair>
        <Link to={linkHref} className={buttonClass()}>
          Odkaz na e-mail
        </Link>
        <PasskeyButton
          label="Prístupový kľúč"
          onSigned={async (response) => onAnswer(await send({ body: { response } }))}
          onAdvice={setAdvice}
        />
      </EntryPair>
      <FormFailure advice={advice} />
    </>
  );
}
