import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { addPayment, openPayment, paymentPdf, stepPayment } from '#domain/payments/calls.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { PAYMENT_STATE_TEXTS, PAYMENT_STEP_TEXTS } from '#domain/payments/payment-texts.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { MoneyInput } from '../design/areas/amounts.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { QrCode } from '../design/areas/qr-code.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { CallForm } from '../shell/call-form.tsx';
import type { Act } from '../shell/use-act.ts';

type Project = AnswerOf<typeof openProject>;
export type Payment = Project['payments'][number];

interface PaymentDialogProps {
  project: Project;
  payment: Payment;
  act: Act;
  onClose: () => void;
}

/** A call with its codes, and everything that can be done with it. */
export function PaymentDialog({ project, payment, act, onClose }: PaymentDialogProps) {
  const { id, number, name, amount, symbol, dueOn, state, steps } = payment;
  const [on, setOn] = useState(project.today);
  const [part, setPart] = useState<Cents | null>(null);
  const { data } = useQuery({
    queryKey: ['payment', id, state, dueOn],
    queryFn: ({ signal }) => callApi(openPayment, { params: { id } }, { signal }),
  });
  const paying = data?.paying ?? null;
  const take = async (body: CallInput<typeof stepPayment>['body'], said: string) => {
    const work = () => callApi(stepPayment, { params: { id }, body });
    if (await act.act(body.step, work, said)) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={`${name}, ${formatExactEuros(amount)}`}>
      <div className="record-panel">
        <ActWords act={act} />
        <Facts
          rows={[
            { label: 'Výzva', value: number },
            { label: 'Stav', value: PAYMENT_STATE_TEXTS[state] },
            { label: 'Symbol', value: symbol },
            ...(dueOn === null ? [] : [{ label: 'Splatnosť', value: formatDayMonth(dueOn) }]),
            ...(paying ? [{ label: 'IBAN', value: shownIban(paying.iban) }] : []),
          ]}
        />
        {paying && (
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
        )}
        {paying && (
          <a href={paymentPdf.path.replace(':id', id)} download className={buttonClass()}>
            Stiahnuť PDF
          </a>
        )}
        {steps.includes('ask') && !project.canAsk && (
          <p className="text-ink-2">
            Platba sa dá vyžiadať, až keď web pozná váš IBAN.{' '}
            <Link to="/admin/setup" className="text-link">
              Doplniť IBAN
            </Link>
          </p>
        )}
        {steps.includes('ask') && project.canAsk && (
          <Button
            loading={act.running === 'ask'}
            onClick={() => void take({ step: 'ask' }, 'Výzva odišla klientovi.')}
          >
            {payment.askedAt === null ? PAYMENT_STEP_TEXTS.ask : 'Poslať výzvu znova'}
          </Button>
        )}
        {steps.includes('pay') && (
          <>
            <Field label="Deň úhrady">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  required
                  max={project.today}
                  value={on}
                  onChange={({ target }) => setOn(target.value)}
                />
              )}
            </Field>
            <Button
              variant="primary"
              loading={act.running === 'pay'}
              onClick={() => void take({ step: 'pay', on }, 'Platba je uhradená.')}
            >
              {PAYMENT_STEP_TEXTS.pay}
            </Button>
            <Field label="Alebo prišla len časť" hint="Na zvyšok vznikne nová, menšia výzva.">
              {(control) => <MoneyInput {...control} cents={part} onCents={setPart} />}
            </Field>
            <div className="record-acts">
              <Button
                loading={act.running === 'split'}
                onClick={() =>
                  void take({ step: 'split', on, amount: part ?? 0 }, 'Čiastočná úhrada je zapísaná.')
                }
              >
                {PAYMENT_STEP_TEXTS.split}
              </Button>
              <Button
                variant="danger"
                loading={act.running === 'cancel'}
                onClick={() => void take({ step: 'cancel' }, 'Výzva je zrušená.')}
              >
                {PAYMENT_STEP_TEXTS.cancel}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

const loadSchemas = async () => (await import('#domain/payments/contract.ts')).paymentSchemas.addPayment;

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
        loadSchemas={loadSchemas}
        input={({ name }) => ({ params: { id }, body: { name, amount: amount ?? 0 } })}
        act={act}
        said="Výzva je pripravená, ešte ju vyžiadajte."
        onClose={onClose}
        save="Pripraviť výzvu"
      >
        {(field) => (
          <>
            <Field label="Za čo" {...field('name')}>
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
