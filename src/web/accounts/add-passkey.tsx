import { type FormEvent, useEffect, useState } from 'react';
import { PASSKEY_NAME_MAX } from '#domain/accounts/factor-limits.ts';
import { FACTOR_TEXTS } from '#domain/accounts/factor-texts.ts';
import { SettingsFields } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { focusControl } from '../design/focus-control.ts';
import { TextInput } from '../design/text-input.tsx';

interface AddPasskeyProps {
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

const ID = 'passkey-name';

/** Asks for the name of a passkey that is going to be made. */
export function AddPasskey({ isBusy, onName, onCancel }: AddPasskeyProps) {
  const [error, setError] = useState<string>();
  useEffect(() => focusControl(ID), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setError(name === '' ? FACTOR_TEXTS.passkeyNameMissing : undefined);
    if (name === '') focusControl(ID);
    else if (!isBusy) onName(name);
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className="settings-form">
      <SettingsFields>
        <Field
          id={ID}
          label="Názov kľúča"
          hint="Aby ste ho neskôr spoznali, napríklad „Môj telefón“."
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={PASSKEY_NAME_MAX}
              autoComplete="off"
              onChange={() => setError(undefined)}
            />
          )}
        </Field>
      </SettingsFields>
      <div className="settings-end">
        <Button type="submit" size="small" loading={isBusy}>
          Vytvoriť prístupový kľúč
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Zrušiť
        </Button>
      </div>
    </form>
  );
}
