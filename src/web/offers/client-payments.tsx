import type { ReactNode } from 'react';
import { formatCents } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { tied } from '#domain/kernel/text.ts';
import { addendumSerial, isAddendum } from '#domain/offers/offer-number.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { paymentAnchor } from '#domain/payments/payment-address.ts';
import { isToPay } from '#domain/payments/payment-life.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { agreedSumText, codeLabels, PAYMENT_STATE_TEXTS, typedSum } from '#domain/payments/payment-texts.ts';
import { CopySign } from '../accounts/copy-button.tsx';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { QrCode } from '../design/areas/qr-code.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { NotRead } from '../shell/not-read.tsx';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';
import type { OfferPayments } from './use-offer-payments.ts';

/** A link to the project of an offer, or to a part of it. */
export type ProjectLink = (link: {
  part?: 'platby' | 'priebeh';
  className: string;
  words: string;
}) => ReactNode;

interface ClientPaymentsProps {
  number: string;
  /** What was accepted. */
  price: Cents;
  of: OfferPayments;
  /** Null of who only looks. */
  acts: ClientActs | null;
  toProject: ProjectLink | undefined;
}

/** The payment calls of an accepted offer, with the code of what is to be paid now; of an addendum only its own ones. */
export function ClientPayments({ number, price, of, acts, toProject }: ClientPaymentsProps) {
  const { payments, advice, isReading, read } = of;
  if (payments?.length === 0) return null;
  const own = ownPayments(number, payments ?? []);
  const others = duesText(payments?.filter((payment) => !own.includes(payment)) ?? []);
  if (payments && own.length === 0 && others === null) return null;
  const words = `Ostatné platby projektu: ${others}`;
  return (
    <OfferSection title="Platby">
      {advice && <NotRead advice={advice} onRetry={read} isRetrying={isReading} />}
      {!payments && !advice && <p role="status">Načítavajú sa platby…</p>}
      {own.length > 0 && <PaymentRows payments={own} savePdf={acts?.savePaymentPdf ?? null} />}
      <AgreedSum payments={own} agreed={{ offer: price }} />
      {others && (
        <p className="mt-2">
          {toProject?.({ part: 'platby', className: 'text-link inline-flex min-h-11 items-center', words }) ??
            words}
        </p>
      )}
    </OfferSection>
  );
}

/** Of the payments of a project those that stand on the page of this offer: all of them, of an addendum its own. */
export const ownPayments = (number: string, payments: readonly ClientPayment[]): ClientPayment[] =>
  payments.filter(({ addendum }) => !isAddendum(number) || addendum === addendumSerial(number));

/** Whether the payment calls of this offer stand on the page, or will once they are read. */
export const hasOwnPayments = (number: string, { payments }: OfferPayments): boolean =>
  payments === null || ownPayments(number, payments).length > 0;

/** Whether any of them waits for the client. */
export const isToBePaid = ({ payments }: OfferPayments): boolean =>
  payments === null || payments.some(({ state }) => isToPay(state));

/** What of payments is to be paid, in a few words: "1 518 € po splatnosti"; null where there is nothing. */
function duesText(payments: readonly ClientPayment[]): string | null {
  const sumOf = (state: ClientPayment['state']) =>
    payments.reduce((sum, payment) => sum + (payment.state === state ? payment.amount : 0), 0);
  const [overdue, open] = [sumOf('overdue'), sumOf('open')];
  const said = [
    overdue > 0 ? `${formatCents(overdue)} po\u00A0splatnosti` : '',
    open > 0 ? `${formatCents(open)} na\u00A0úhradu` : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(', ') : null;
}

/** What payments of an offer and of its addenda add up to, where both stand under each other. */
export function AgreedSum({
  payments,
  agreed,
}: {
  payments: readonly ClientPayment[];
  agreed: Parameters<typeof agreedSumText>[1];
}) {
  const text = agreedSumText(payments, agreed);
  return text && <p className="client-offer-agreed">{text}</p>;
}

interface PaymentRowsProps {
  payments: readonly ClientPayment[];
  /** Saves the PDF of a call; null of who only looks. */
  savePdf: ClientActs['savePaymentPdf'] | null;
}

/** Payment calls, each with the account and the codes while it is to be paid. */
export const PaymentRows = ({ payments, savePdf }: PaymentRowsProps) => (
  <ol>
    {payments.map((payment) => (
      <PaymentRow key={payment.id} payment={payment} savePdf={savePdf} />
    ))}
  </ol>
);

function PaymentRow({ payment, savePdf }: { payment: ClientPayment; savePdf: PaymentRowsProps['savePdf'] }) {
  const { id, number, symbol, name, amount, state, dueOn, paying } = payment;
  const { isSending, refused, send } = useSending();
  const labels = codeLabels(amount);
  const bySquare = paying && <QrCode label={labels.bySquare} {...paying.bySquare} />;
  return (
    <li id={paymentAnchor(id)} className="client-offer-payment">
      <b>{tied(name)}</b>
      {/* What is to be paid now is copied from its own row below. */}
      {!paying && <span className="money">{formatCents(amount)}</span>}
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
        <div className="client-offer-paying">
          <div className="grid content-start gap-3 max-sm:row-start-2">
            {/* What would be scanned with this very phone is copied, or shown to another one. */}
            <Disclosure className="sm:hidden" title={'Kód PAY by\u00A0square'}>
              {bySquare}
            </Disclosure>
            <div className="grid gap-3 max-sm:hidden">
              <p>Kód naskenujte v&nbsp;aplikácii svojej banky (PAY&nbsp;by&nbsp;square):</p>
              {bySquare}
            </div>
            <Disclosure title={'Kód pre banky mimo Slovenska (EPC)'}>
              <QrCode label={labels.epc} {...paying.epc} />
            </Disclosure>
          </div>
          <div className="grid content-start gap-4">
            <dl>
              <Fact label="Suma" copied={<CopySign text={typedSum(amount)}>Skopírovať sumu</CopySign>}>
                <span className="money">{formatCents(amount)}</span>
              </Fact>
              <Fact label="IBAN" copied={<CopySign text={paying.iban}>Skopírovať IBAN</CopySign>}>
                <span className="money">{shownIban(paying.iban)}</span>
              </Fact>
              <Fact label="Variabilný symbol" copied={<CopySign text={symbol}>Skopírovať symbol</CopySign>}>
                <span className="money">{symbol}</span>
              </Fact>
              <Fact label="Príjemca">{paying.beneficiary}</Fact>
              {dueOn !== null && <Fact label="Splatnosť">{dayText(dueOn)}</Fact>}
              <Fact label="Výzva">{number}</Fact>
            </dl>
            {savePdf && (
              <Button size="small" loading={isSending} onClick={() => send(() => savePdf(payment))}>
                Výzva na platbu (PDF)
              </Button>
            )}
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

interface FactProps {
  label: string;
  /** Copies it, at the end of its row. */
  copied?: ReactNode;
  children: ReactNode;
}

const Fact = ({ label, copied = null, children }: FactProps) => (
  <div className={classes('client-offer-fact', copied !== null && 'client-offer-copied')}>
    <dt>{label}</dt>
    <dd>
      {children}
      {copied}
    </dd>
  </div>
);
