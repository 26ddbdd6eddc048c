import { useEffect, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { login } from '#domain/accounts/calls.ts';
import { secondFactor } from '#domain/accounts/factor-calls.ts';
import { TOTP_DIGITS } from '#domain/accounts/factor-limits.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { focusControl } from '../design/focus-control.ts';
import { TextInput } from '../design/text-input.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { factorSchemasOf } from './factor-schemas.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { User } from './session.ts';

/** Ways to the second step of a sign-in. */
export type SecondFactors = Extract<AnswerOf<typeof login>, { secondFactor: unknown }>['secondFactor'];

interface SecondStepProps {
  /** At least one. */
  factors: SecondFactors;
  onDone: (user: User) => void;
  /** Begins anew with another account. */
  onBack: () => void;
}

type Kind = 'totp' | 'recovery-code';

/** Asks for the second step, after the password or a mailed link has been right. */
export function SecondStep({ factors, onDone, onBack }: SecondStepProps) {
  const hasApp = factors.includes('totp');
  const hasPasskey = factors.includes('passkey');
  const [kind, setKind] = useState<Kind | null>(hasApp ? 'totp' : null);
  const other = kind === 'recovery-code' ? hasApp && 'totp' : 'recovery-code';
  return (
    <div className="grid gap-4">
      <h1 className="text-title">Druhý krok prihlásenia</h1>
      {kind === null ? (
        <p>Potvrďte prihlásenie prístupovým kľúčom.</p>
      ) : (
        <CodeForm key={kind} kind={kind} onDone={onDone} />
      )}
      {hasPasskey && <PasskeyButton label="Použiť prístupový kľúč" primary={kind === null} onDone={onDone} />}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {other && (
          <Button variant="link" onClick={() => setKind(other)}>
            {other === 'totp' ? 'Použiť kód z aplikácie' : 'Použiť záložný kód'}
          </Button>
        )}
        <Button variant="link" onClick={onBack}>
          Použiť iný účet
        </Button>
      </p>
    </div>
  );
}

const FIELDS = {
  totp: {
    label: 'Kód z aplikácie',
    hint: `${TOTP_DIGITS} číslic, ktoré práve ukazuje aplikácia vo vašom telefóne.`,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  'recovery-code': {
    label: 'Záložný kód',
    hint: 'Jeden z kódov, ktoré ste si uložili. Každý platí raz.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

function CodeForm({ kind, onDone }: { kind: Kind; onDone: (user: User) => void }) {
  const { label, hint, ...control } = FIELDS[kind];
  const { form, field, advice, isSending } = useContractForm({
    call: secondFactor,
    key: ['login'],
    id: ID,
    fields: ['code'],
    loadSchemas: factorSchemasOf('secondFactor'),
    input: ({ code }) => ({ body: { code } }),
    advice: (facts, retryAfter) =>
      facts.status === UNAUTHENTICATED
        ? 'Čas na druhý krok uplynul. Prihláste sa znova.'
        : accountAdvice(facts, retryAfter),
    onDone,
  });
  // Whoever has pressed "Prihlásiť sa" goes on here: the field with the focus is gone.
  useEffect(() => focusControl(`${ID}-code`), []);
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <Field label={label} hint={hint} {...field('code')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...control}
            name="code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <FormFailure advice={advice} />
      <Button type="submit" variant="primary" loading={isSending} className="w-full">
        Potvrdiť prihlásenie
      </Button>
    </form>
  );
}

const ID = 'second-factor';
const UNAUTHENTICATED = 401;
