import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { proveEmail } from '#domain/accounts/calls.ts';
import { minutesOf } from '#domain/accounts/code-time.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { ownEmail } from '#domain/accounts/security-calls.ts';
import { settingsHref } from '#domain/accounts/settings-paths.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { EntryBody, EntryPair } from '../design/areas/entry.tsx';
import { TimeRuler } from '../design/areas/time-ruler.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { inheritFocus } from '../design/focus-control.ts';
import { TitleBlock } from '../design/title-block.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { CodeInput } from './code-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { LifeRuler } from './life-ruler.tsx';
import { useNewCode } from './new-code.ts';
import type { User } from './session.ts';

interface EmailProofProps {
  user: User;
  /** When this page had the last code sent, in milliseconds; null where another one had, or this one before a reload; 0 where none has left. */
  sentAt: number | null;
  onSent: (at: number) => void;
  onDone: (user: User) => void;
}

/** Proves an e-mail by the code mailed to it. */
export function EmailProof({ user: { email }, sentAt: sentHere, onSent, onDone }: EmailProofProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: proveEmail,
    key: ['email-proof'],
    id: ID,
    fields: ['code'],
    loadSchemas: schemasOf('proveEmail'),
    input: (texts) => ({ body: texts }),
    advice: accountAdvice,
    onDone,
  });
  const sentAt = useSentAt(sentHere);
  const newCode = useNewCode(sentAt, onSent);
  // Whoever comes here has one thing to do; the button that was pressed before is gone.
  useEffect(() => inheritFocus(document.getElementById(`${ID}-code`)), []);
  return (
    <>
      <EntryBody>
        <form {...form}>
          <h1 className="text-title">Zadajte kód z&nbsp;e-mailu</h1>
          <Field
            label="Kód"
            hint={
              <>
                Osem číslic príde na <b className="wrap-anywhere text-ink">{email}</b>. Skontrolujte aj
                nevyžiadanú poštu.
              </>
            }
            {...field('code')}
          >
            {(control) => <CodeInput control={control} />}
          </Field>
          <FormFailure advice={advice} />
          <Button type="submit" variant="primary" loading={isSending}>
            Potvrdiť e-mail
          </Button>
        </form>
        <EntryPair>
          <Button disabled={newCode.wait > 0} loading={newCode.isPending} onClick={newCode.ask}>
            {newCode.words}
          </Button>
          <a href={settingsHref('e-mail')} className={buttonClass()}>
            Zmeniť e-mail
          </a>
        </EntryPair>
        <FormFailure advice={newCode.advice ?? (sentHere === 0 ? HELD : null)} />
        <p role="status" className="text-small text-ok empty:absolute">
          {newCode.isNew && 'Nový kód je na ceste, predchádzajúci už neplatí.'}
        </p>
        {sentAt === undefined ? (
          <TimeRuler label="Platnosť kódu" left={'\u00A0'} gone={0} />
        ) : (
          <LifeRuler label="Platnosť kódu" sentAt={sentAt} lifetime={LIFETIMES.emailCode} />
        )}
      </EntryBody>
      <TitleBlock
        cells={[
          { label: 'Krok', value: '2 / 2, e-mail' },
          sentAt
            ? { label: 'Odoslané', value: formatDateTime(new Date(sentAt)) }
            : { label: 'Kód platí', value: minutesOf(LIFETIMES.emailCode) },
        ]}
      />
    </>
  );
}

const ID = 'proof';
const HELD =
  'Kód zatiaľ neodišiel, lebo sa ich za poslednú hodinu poslalo priveľa. O\u00A0hodinu stlačte „Poslať nový kód“.';

/**
 * When the last code was sent, by this browser's clock; 0 where it is good no more. After a reload the server tells how
 * long ago; undefined until it has.
 */
function useSentAt(sentHere: number | null): number | undefined {
  const { data, dataUpdatedAt } = useQuery<AnswerOf<typeof ownEmail>>({
    queryKey: [ownEmail.path],
    enabled: sentHere === null,
    meta: { toast: false },
  });
  if (sentHere !== null) return sentHere;
  if (!data) return undefined;
  return data.codeAskedAgo === null ? 0 : dataUpdatedAt - data.codeAskedAgo * SECOND_MS;
}

const SECOND_MS = 1_000;
