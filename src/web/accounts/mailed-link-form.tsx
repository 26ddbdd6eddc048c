import { type ReactNode, useEffect, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { forgottenPassword, sendSignInLink } from '#domain/accounts/recovery-calls.ts';
import { EntryLead, EntryPair, EntryTitle } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { inheritFocus } from '../design/focus-control.ts';
import { keepEmail } from '../quote/keep-submission.ts';
import { type ContractForm, useContractForm } from '../shell/use-contract-form.ts';
import { EmailInput } from './email-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { LifeRuler } from './life-ruler.tsx';
import { recoverySchemasOf } from './recovery-schemas.ts';

/** What is mailed: both calls take an e-mail and answer alike whether it is known. */
const CALLS = { forgottenPassword, sendSignInLink };

interface MailedLinkFormProps {
  link: keyof typeof CALLS;
  /** How long the link is good, in milliseconds. */
  lifetime: number;
  title: string;
  /** What will come, under the title. */
  children: ReactNode;
  /** What the e-mail begins with. */
  email?: string;
  /** Came here by a press: the field takes over the focus. */
  takesFocus?: boolean;
}

/** What was asked for: the later of two links makes the first one void. */
interface Sent {
  to: string;
  at: number;
  times: number;
}

/** Has a link mailed to an address; says the same whoever it belongs to. */
export function MailedLinkForm({ link, email = '', takesFocus = false, ...asked }: MailedLinkFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [start, setStart] = useState({ email, takesFocus });
  const contract = useContractForm({
    call: CALLS[link],
    key: ['mailed-link', link],
    id: link,
    fields: ['email'],
    loadSchemas: recoverySchemasOf(link),
    input: (texts) => ({ body: { email: texts.email } }),
    advice: accountAdvice,
    onDone: (_, { email: to }) => {
      setSent({ to, at: Date.now(), times: (sent?.times ?? 0) + 1 });
      // The page behind the link asks for it.
      if (link === 'sendSignInLink') keepEmail(to, Date.now());
    },
  });
  const anew = () => {
    setStart({ email: '', takesFocus: true });
    setSent(null);
  };
  return (
    <form {...contract.form}>
      {sent ? (
        <Asked sent={sent} onOther={anew} lifetime={asked.lifetime} {...contract} />
      ) : (
        <Asking {...asked} {...contract} {...start} />
      )}
    </form>
  );
}

type Contract = ContractForm<'email'>;

type AskingProps = Contract &
  Required<Pick<MailedLinkFormProps, 'title' | 'children' | 'email' | 'takesFocus'>>;

function Asking({ title, children, email, takesFocus, field, advice, isSending }: AskingProps) {
  const { id, error } = field('email');
  useEffect(() => {
    if (takesFocus) inheritFocus(document.getElementById(id));
  }, [takesFocus, id]);
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <EntryLead>{children}</EntryLead>
      <Field label="E-mail k účtu" id={id} error={error}>
        {(control) => <EmailInput control={control} email={email} />}
      </Field>
      <FormFailure advice={advice} />
      <Button type="submit" variant="primary" loading={isSending}>
        Poslať odkaz
      </Button>
    </>
  );
}

interface AskedProps extends Contract, Pick<MailedLinkFormProps, 'lifetime'> {
  sent: Sent;
  onOther: () => void;
}

function Asked({ sent, lifetime, onOther, advice, isSending }: AskedProps) {
  return (
    <>
      <EntryTitle>Pozrite si e-mail</EntryTitle>
      <input type="hidden" name="email" value={sent.to} />
      <p role="status" className="wrap-anywhere text-small text-ink-2">
        Ak účet s&nbsp;potvrdeným e-mailom <b className="text-ink">{sent.to}</b> existuje,{' '}
        {sent.times === 1
          ? 'odkaz je na ceste. Dá sa použiť len raz.'
          : 'nový odkaz je na ceste. Predchádzajúci už neplatí.'}{' '}
        Pozrite sa aj do nevyžiadanej pošty.
      </p>
      <LifeRuler label="Platnosť odkazu" sentAt={sent.at} lifetime={lifetime} />
      <FormFailure advice={advice} />
      <EntryPair>
        <Button type="submit" loading={isSending}>
          Poslať znova
        </Button>
        <Button onClick={onOther}>Iný e-mail</Button>
      </EntryPair>
    </>
  );
}
