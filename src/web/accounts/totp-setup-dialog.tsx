import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { confirmTotp, type startTotp } from '#domain/accounts/factor-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { QrCode } from '../design/areas/qr-code.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { CodeInput } from './code-input.tsx';
import { CopyButton } from './copy-button.tsx';
import { factorSchemasOf } from './factor-schemas.ts';
import { FormFailure } from './form-failure.tsx';

export type TotpSetup = AnswerOf<typeof startTotp>;

interface TotpSetupDialogProps {
  /** Null while nothing is being set up. */
  setup: TotpSetup | null;
  /** With the recovery codes that came with it, where there were none. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Shows the secret to an app and asks for its first code. */
export const TotpSetupDialog = ({ setup, onDone, onClose }: TotpSetupDialogProps) => (
  <Dialog
    open={setup !== null}
    onOpenChange={onClose}
    onInteractOutside={(event) => event.preventDefault()}
    title="Kódy z&nbsp;aplikácie"
    description="Otvorte v&nbsp;telefóne aplikáciu na overovacie kódy, napríklad Google Authenticator, a&nbsp;naskenujte ňou tento obrázok."
  >
    {setup && <Setup setup={setup} onDone={onDone} />}
  </Dialog>
);

function Setup({
  setup: { qr, secret, uri, setup },
  onDone,
}: Pick<TotpSetupDialogProps, 'onDone'> & { setup: TotpSetup }) {
  const { form, field, advice, isSending } = useContractForm({
    call: confirmTotp,
    key: ['factors', 'user'],
    id: 'totp',
    fields: ['code'],
    loadSchemas: factorSchemasOf('confirmTotp'),
    input: ({ code }) => ({ body: { code, setup } }),
    advice: accountAdvice,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <div className="grid gap-5 px-5 py-6 md:px-8">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode label="QR kód pre aplikáciu na overovacie kódy" {...qr} />
        <div className="grid content-start justify-items-start gap-3 text-small">
          <p className="targets">
            <a href={uri} className="text-link">
              Otvoriť v&nbsp;aplikácii na tomto zariadení
            </a>
          </p>
          <p className="text-ink-2">Ak sa obrázok nedá naskenovať, zadajte do aplikácie tento kľúč:</p>
          <p className="wrap-anywhere font-mono text-base">{inFours(secret)}</p>
          <CopyButton text={secret}>Skopírovať kľúč</CopyButton>
        </div>
      </div>
      <form {...form} className="grid gap-4">
        <Field
          label="Kód z&nbsp;aplikácie"
          hint="Šesť číslic, ktoré aplikácia ukáže, keď obrázok naskenuje."
          {...field('code')}
        >
          {(control) => <CodeInput control={control} digits={6} />}
        </Field>
        <FormFailure advice={advice} />
        <Button type="submit" variant="primary" loading={isSending}>
          Zapnúť
        </Button>
      </form>
    </div>
  );
}

/** As people read a long secret out. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
