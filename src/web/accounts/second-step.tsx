import { useEffect, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { login } from '#domain/accounts/calls.ts';
import { minutesOf } from '#domain/accounts/code-time.ts';
import { passkeyLogin, secondFactor } from '#domain/accounts/factor-calls.ts';
import { TOTP_DIGITS } from '#domain/accounts/factor-limits.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { EntryBody, EntryLead, EntryPair, EntryTitle } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { focusControl } from '../design/focus-control.ts';
import { TextInput } from '../design/text-input.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { useCall } from '../shell/use-call.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { CodeInput } from './code-input.tsx';
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
  const { send } = useCall(passkeyLogin, ['login']);
  return (
    <>
      <EntryBody>
        {kind === null ? (
          <>
            <EntryTitle>{TITLE}</EntryTitle>
            <EntryLead>Potvrďte prihlásenie prístupovým kľúčom.</EntryLead>
          </>
        ) : (
          <CodeForm key={kind} kind={kind} onDone={onDone} onOver={onBack} />
        )}
        {hasPasskey && (
          <PasskeyButton
            label="Použiť prístupový kľúč"
            primary={kind === null}
            onSigned={async (response) => {
              const answer = await send({ body: { response } });
              if (!('secondFactor' in answer)) onDone(answer);
            }}
          />
        )}
        <EntryPair>
          {other && (
            <Button onClick={() => setKind(other)}>
              {other === 'totp' ? 'Použiť kód z\u00A0aplikácie' : 'Použiť záložný kód'}
            </Button>
          )}
          <Button onClick={onBack}>Použiť iný účet</Button>
        </EntryPair>
      </EntryBody>
      <TitleBlock
        cells={[
          { label: 'Krok', value: '2 / 2, overenie' },
          { label: 'Čas na overenie', value: minutesOf(LIFETIMES.awaitingFactor) },
        ]}
      />
    </>
  );
}

const TITLE = 'Druhý krok prihlásenia';

const FIELDS = {
  totp: {
    label: 'Kód z aplikácie',
    hint: `${TOTP_DIGITS} číslic, ktoré práve ukazuje aplikácia vo vašom telefóne.`,
  },
  'recovery-code': {
    label: 'Záložný kód',
    hint: 'Jeden z kódov, ktoré ste si uložili. Každý platí raz.',
  },
} as const;

interface CodeFormProps extends Pick<SecondStepProps, 'onDone'> {
  kind: Kind;
  /** Begins anew: the password was right too long ago. */
  onOver: () => void;
}

function CodeForm({ kind, onDone, onOver }: CodeFormProps) {
  const [isOver, setOver] = useState(false);
  const { form, field, advice, isSending } = useContractForm({
    call: secondFactor,
    key: ['login'],
    id: ID,
    fields: ['code'],
    loadSchemas: factorSchemasOf('secondFactor'),
    input: ({ code }) => ({ body: { code } }),
    advice: (facts, retryAfter) =>
      facts.status === UNAUTHENTICATED ? 'Čas na druhý krok uplynul.' : accountAdvice(facts, retryAfter),
    onDone,
    onFailed: ({ status }) => setOver(status === UNAUTHENTICATED),
  });
  // Whoever has pressed "Prihlásiť sa" goes on here, and so does who has chosen the other kind of code.
  useEffect(() => focusControl(`${ID}-code`), []);
  return (
    <form {...form}>
      <h1 className="text-title">{TITLE}</h1>
      <Field {...FIELDS[kind]} {...field('code')}>
        {(control) =>
          kind === 'totp' ? (
            <CodeInput control={control} digits={TOTP_DIGITS} />
          ) : (
            <TextInput
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono"
            />
          )
        }
      </Field>
      <FormFailure advice={advice}>
        {isOver && (
          <Button size="small" onClick={onOver}>
            Prihlásiť sa znova
          </Button>
        )}
      </FormFailure>
      <Button type="submit" variant="primary" loading={isSending}>
        Potvrdiť prihlásenie
      </Button>
    </form>
  );
}

const ID = 'second-factor';
const UNAUTHENTICATED = 401;
