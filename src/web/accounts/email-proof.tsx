import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { proveEmail } from '#domain/accounts/calls.ts';
import { codeTime } from '#domain/accounts/code-time.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { OneTimeCode } from '../design/areas/one-time-code.tsx';
import { TimeRuler } from '../design/areas/time-ruler.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { FormFailure } from './form-failure.tsx';
import { NewCode } from './new-code.tsx';
import type { User } from './session.ts';
import { useNow } from './use-now.ts';

interface EmailProofProps {
  user: User;
  /** When the last code was sent, in milliseconds; null where this page does not know. */
  sentAt: number | null;
  onSent: (at: number) => void;
  onDone: (user: User) => void;
}

/** Proves an e-mail by the code mailed to it. */
export function EmailProof({ user: { email }, sentAt, onSent, onDone }: EmailProofProps) {
  const [code, setCode] = useState('');
  const { form, field, advice, isSending } = useContractForm({
    call: proveEmail,
    key: ['email-proof'],
    id: 'proof',
    fields: ['code'],
    loadSchemas: schemasOf('proveEmail'),
    input: (texts) => ({ body: texts }),
    advice: accountAdvice,
    onDone,
  });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 p-sheet">
        <form {...form} className="grid grid-cols-1 gap-4">
          <h1 className="text-title">Zadajte kód z&nbsp;e-mailu</h1>
          <Field
            label="Kód"
            hint={
              <>
                {DIGITS} príde na <b className="wrap-anywhere text-ink">{email}</b>. Skontrolujte aj
                nevyžiadanú poštu.
              </>
            }
            {...field('code')}
          >
            {(control) => (
              <OneTimeCode
                {...control}
                name="code"
                value={code}
                onCode={setCode}
                onComplete={() => queueMicrotask(() => submitFormOf(control.id))}
              />
            )}
          </Field>
          <FormFailure advice={advice} />
          <Button type="submit" variant="primary" loading={isSending} className="w-full">
            Potvrdiť e-mail
          </Button>
        </form>
        <NewCode sentAt={sentAt} onSent={onSent} />
        {sentAt !== null && <CodeRuler sentAt={sentAt} />}
      </div>
      <TitleBlock
        cells={[
          { label: 'Krok', value: '2 / 2, e-mail' },
          sentAt === null
            ? { label: 'Kód platí', value: '15 minút' }
            : { label: 'Odoslané', value: formatDateTime(new Date(sentAt)) },
        ]}
      />
    </>
  );
}

const DIGITS = 'Osem číslic';

/** A whole code is sent at once: nobody has to press a button for what they have pasted. */
const submitFormOf = (id: string): void => {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) control.form?.requestSubmit();
};

function CodeRuler({ sentAt }: { sentAt: number }) {
  const { left, gone } = codeTime(sentAt, useNow(true));
  return <TimeRuler label="Platnosť kódu" left={left} gone={gone} />;
}
