import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { SETUP_PATH } from '#domain/content/setup-address.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { addPayment, openPayment, paymentPdf, stepPayment } from '#domain/payments/calls.ts';
import type { paymentSchemas } from '#domain/payments/contract.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { PAYMENT_STATE_TEXTS, PAYMENT_STEP_TEXTS } from '#domain/payments/payment-texts.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { Facts } from '../design/areas/facts.tsx';
import { MoneyInput } from '../design/areas/money-input.tsx';
import { QrCode } from '../design/areas/qr-code.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import { CallForm } from '../shell/call-form.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import { unsentRows } from '../shell/unsent-mails.tsx';
import type { Act } from '../shell/use-act.ts';

const CONFLICT = 409;

type Project = AnswerOf<typeof openProject>;
export type Payment = Project['payments'][number];

interface PaymentDialogProps {
  project: Project;
  payment: Payment;
  act: Act;
  onClose: () => void;
}

interface StaleDialogProps extends PaymentDialogProps {
  /** Reads the project anew, which has changed behind the dialog. */
  onMoved: () => Promise<unknown>;
}

/** A call with its codes, and everything that can be done with it. */
export function PaymentDialog({ project, payment, act, onClose, onMoved }: StaleDialogProps) {
  const { id, number, name, amount, symbol, dueOn, state, steps } = payment;
  const { data } = useQuery({
    queryKey: ['payment', id, state, dueOn],
    queryFn: ({ signal }) => callApi(openPayment, { params: { id } }, { signal }),
  });
  const paying = data?.paying ?? null;
  // It is paid, and its form says what was not noted with it.
  const [hasLater, setHasLater] = useState(false);
  // What was refused because it stands otherwise by now: the form that has sent it may be gone with that.
  const [refused, setRefused] = useState<string | null>(null);
  const failed = async ({ status, message }: ErrorFacts) => {
    if (status !== CONFLICT) return;
    await onMoved().catch(() => {});
    setRefused(message);
  };
  const take = (step: 'ask' | 'cancel') =>
    callApi(stepPayment, { params: { id }, body: { step } }).catch(async (error: unknown) => {
      await failed(factsOf(error));
      throw error;
    });
  const ask = async () => {
    const work = () => take('ask');
    if (await act.act('ask', work, 'Výzva odišla klientovi.')) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={`${name}, ${formatExactEuros(amount)}`}>
      <div className="record-panel">
        <div role="alert" className="empty:hidden">
          {refused !== null && steps.length === 0 && <Notice tone="warn">{refused}</Notice>}
        </div>
        <Facts
          rows={[
            { label: 'Výzva', value: number },
            { label: 'Stav', value: PAYMENT_STATE_TEXTS[state] },
            ...unsentRows(data?.unsentMails ?? []),
            { label: 'Variabilný symbol', value: symbol },
            ...(dueOn === null ? [] : [{ label: 'Splatnosť', value: formatNearDay(dueOn, project.today) }]),
            ...(paying
              ? [
                  { label: 'IBAN', value: shownIban(paying.iban) },
                  { label: 'Príjemca', value: paying.beneficiary },
                ]
              : []),
          ]}
        />
        {steps.includes('ask') && !project.canAsk && (
          <p className="text-ink-2">
            Platba sa dá vyžiadať, až keď web pozná váš IBAN.{' '}
            <Link to={SETUP_PATH} className="text-link">
              Doplniť IBAN
            </Link>
          </p>
        )}
        {steps.includes('ask') && project.canAsk && (
          <Button loading={act.running === 'ask'} onClick={() => void ask()}>
            {payment.askedAt === null ? PAYMENT_STEP_TEXTS.ask : 'Poslať výzvu znova'}
          </Button>
        )}
      </div>
      {(steps.includes('pay') || hasLater) && (
        <PaidForm
          project={project}
          payment={payment}
          act={act}
          onStay={() => setHasLater(true)}
          onFailed={(facts) => void failed(facts)}
          onCancel={() => take('cancel')}
          onClose={onClose}
        />
      )}
      {paying && (
        <div className="record-panel">
          <div className="grid gap-2 sm:grid-cols-2">
            <figure>
              <QrCode label={`PAY by square na ${formatExactEuros(amount)}`} {...paying.bySquare} />
              <figcaption>PAY by square</figcaption>
            </figure>
            <figure>
              <QrCode label={`EPC kód na ${formatExactEuros(amount)}`} {...paying.epc} />
              <figcaption>EPC, pre banky v&nbsp;zahraničí</figcaption>
            </figure>
          </div>
          <a href={paymentPdf.path.replace(':id', id)} download className={buttonClass()}>
            Stiahnuť PDF
          </a>
        </div>
      )}
    </Dialog>
  );
}

interface PaidFormProps extends PaymentDialogProps {
  onStay: () => void;
  onFailed: (facts: ErrorFacts) => void;
  onCancel: () => Promise<unknown>;
}

/** Notes what has come: all of it, or a part, whose rest is a new call; or gives the call up. */
function PaidForm({ project, payment, act, onStay, onFailed, onCancel, onClose }: PaidFormProps) {
  const params = { id: payment.id };
  const [came, setCame] = useState<Cents | null>(payment.amount);
  const isWhole = came === payment.amount;
  const cancel = async () => {
    if (await act.act('cancel', onCancel, 'Výzva je zrušená.')) onClose();
  };
  return (
    <CallForm
      call={stepPayment}
      id="paid"
      fields={['on', 'amount']}
      loadSchemas={schemasOf('stepPayment')}
      input={({ on }) => ({
        params,
        body: isWhole ? { step: 'pay' as const, on } : { step: 'split' as const, on, amount: came ?? 0 },
      })}
      act={act}
      said={isWhole ? 'Platba je uhradená.' : 'Čiastočná úhrada je zapísaná.'}
      once={LATER_WORDS.noted}
      onStay={onStay}
      onFailed={onFailed}
      onClose={onClose}
      save={isWhole ? PAYMENT_STEP_TEXTS.pay : PAYMENT_STEP_TEXTS.split}
      beside={
        <Button variant="danger" loading={act.running === 'cancel'} onClick={() => void cancel()}>
          {PAYMENT_STEP_TEXTS.cancel}
        </Button>
      }
    >
      {(field) => (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field label="Deň úhrady" {...field('on')}>
            {(control) => (
              <TextInput
                {...control}
                name="on"
                type="date"
                max={project.today}
                defaultValue={project.today}
              />
            )}
          </Field>
          <Field label="Prijatá suma" hint="Na zvyšok vznikne nová výzva." {...field('amount')}>
            {(control) => <MoneyInput {...control} name="amount" cents={came} onCents={setCame} />}
          </Field>
        </div>
      )}
    </CallForm>
  );
}

/** The schemas of a call; they come when somebody writes. */
const schemasOf =
  <Name extends keyof typeof paymentSchemas>(name: Name) =>
  async (): Promise<(typeof paymentSchemas)[Name]> =>
    (await import('#domain/payments/contract.ts')).paymentSchemas[name];

/** A call for what no other one asks for. */
export function AddPaymentDialog({ project, act, onClose }: Omit<PaymentDialogProps, 'payment'>) {
  const { id, uncalled } = project;
  const [amount, setAmount] = useState<Cents | null>(uncalled);
  return (
    <Dialog open onOpenChange={onClose} title="Nová výzva na platbu">
      <CallForm
        call={addPayment}
        id="new-payment"
        fields={['name', 'amount']}
        loadSchemas={schemasOf('addPayment')}
        input={({ name }) => ({ params: { id }, body: { name, amount: amount ?? 0 } })}
        act={act}
        said="Výzva je pripravená. Klientovi odíde, keď platbu vyžiadate."
        once={LATER_WORDS.noted}
        onClose={onClose}
        save="Pripraviť výzvu"
      >
        {(field) => (
          <>
            <Field label="Platba" {...field('name')}>
              {(control) => <TextInput {...control} name="name" maxLength={PROJECT_LIMITS.paymentName} />}
            </Field>
            <Field
              label="Suma"
              hint={`Najviac ${formatExactEuros(uncalled)}, toľko zostáva z\u00A0ceny.`}
              {...field('amount')}
            >
              {(control) => <MoneyInput {...control} name="amount" cents={amount} onCents={setAmount} />}
            </Field>
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
