import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { ADMIN_PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import { setUpAdmin } from '#domain/accounts/calls.ts';
import { signInPage } from '#domain/accounts/sign-in-links.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { EntryLead } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { FormFailure } from './form-failure.tsx';
import { NewAccountFields, OWNER_FIELDS } from './new-account-fields.tsx';

interface AdminSetupFormProps {
  /** Of the link that the start prints. */
  token: string;
  onDone: (entered: AnswerOf<typeof setUpAdmin>) => void;
}

/** Makes the first administrator, once. */
export function AdminSetupForm({ token, onDone }: AdminSetupFormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: setUpAdmin,
    key: ['admin-setup'],
    id: 'setup',
    fields: OWNER_FIELDS,
    loadSchemas: schemasOf('setUpAdmin'),
    input: (owner) => ({ body: { token, ...owner } }),
    advice: accountAdvice,
    onDone,
    onFailed: (facts) => showToast(AUTH_TOASTS.registrationFailed(facts)),
  });
  return (
    <form {...form}>
      <h1 className="text-title">Účet správcu</h1>
      <EntryLead>S&nbsp;týmto účtom budete spravovať celý web.</EntryLead>
      <NewAccountFields field={field} least={ADMIN_PASSWORD_MIN} />
      <FormFailure advice={advice}>
        <p>
          Nový odkaz vypíše server pri ďalšom spustení, kým správca neexistuje.{' '}
          <a href={signInPage} className="text-link">
            Prihlásiť sa
          </a>
        </p>
      </FormFailure>
      <Button type="submit" variant="primary" loading={isSending}>
        Vytvoriť účet správcu
      </Button>
    </form>
  );
}
