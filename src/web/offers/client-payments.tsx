import { useEffect, useState } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { dayText } from '#domain/offers/offer-shown.ts';
import type { offerPayments } from '#domain/payments/calls.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { QrCode } from '../design/areas/qr-code.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import type { ClientActs } from './client-acts.ts';
import { useSending } from './use-sending.ts';

type Payment = AnswerOf<typeof offerPayments>['payments'][number];

/** The payment calls of an accepted offer, with the code of what is to be paid now. */
export function ClientPayments({ acts }: { acts: ClientActs }) {
  const [payments, setPayments] = useState<readonly Payment[] | null>(null);
  const { isSending, refused, send } = useSending();
  const load = () => send(async () => setPayments((await acts.payments()).payments));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and by the button
  useEffect(() => {
    void load();
  }, [acts]);
  if (payments?.length === 0) return null;
  return (
    <OfferSection title="Platby">
      {refused && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="field-error">{refused.advice}</p>
          <Button loading={isSending} onClick={load}>
            Skúsiť znova
          </Button>
        </div>
      )}
      {!payments && !refused && <p role="status">Načítavajú sa platby…</p>}
      <ol>
        {payments?.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} acts={acts} />
        ))}
      </ol>
    </OfferSection>
  );
}

function PaymentRow({ payment, acts }: { payment: Payment; acts: ClientActs }) {
  const { number, symbol, name, amount, state, dueOn, paying } = payment;
  const { isSending, refused, send } = useSending();
  return (
    <li className="client-offer-payment">
      <b>{name}</b>
      <span className="money">{formatCents(amount)}</span>
      <small>
        {state === 'waiting' ? (
          'Výzva príde neskôr'
        ) : (
          <StateMark of="payment" state={state}>
            {PAYMENT_STATE_TEXTS[state]}
          </StateMark>
        )}
      </small>
      {paying && (
        <div className="col-span-full grid gap-4 py-4 sm:grid-cols-2">
          <QrCode label={`Kód PAY by square na platbu ${formatCents(amount)}`} {...paying.bySquare} />
          <div className="grid content-start gap-4">
            <Facts
              rows={[
                { label: 'Výzva', value: number },
                { label: 'IBAN', value: <span className="money">{shownIban(paying.iban)}</span> },
                { label: 'Variabilný symbol', value: <span className="money">{symbol}</span> },
                { label: 'Príjemca', value: paying.beneficiary },
                ...(dueOn === null ? [] : [{ label: 'Splatnosť', value: dayText(dueOn) }]),
              ]}
            />
            <Button
              loading={isSending}
              className="justify-self-start"
              onClick={() => send(() => acts.savePaymentPdf(payment))}
            >
              Výzva na platbu (PDF)
            </Button>
            {refused && (
              <p role="alert" className="field-error">
                {refused.advice}
              </p>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
