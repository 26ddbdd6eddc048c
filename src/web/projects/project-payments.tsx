import { Link } from 'react-router';
import { SETUP_PATH } from '#domain/content/setup-address.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { isToPay } from '#domain/payments/payment-life.ts';
import { PAYMENT_STATE_TEXTS, PAYMENT_STEP_TEXTS } from '#domain/payments/payment-texts.ts';
import { calledText } from '#domain/projects/reminding.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { Notice } from '../design/notice.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import type { Payment } from '../payments/payment-dialogs.tsx';
import { askPayment, REMIND } from './project-acts.ts';
import type { ProjectPartProps } from './project-shown.tsx';

/** The calls for payments. */
export function ProjectPayments({ project, act, onShow }: ProjectPartProps) {
  const { payments, price, paid, uncalled, canAsk, monthlyPrice } = project;
  const paidOnes = payments.filter((payment) => payment.state === 'paid');
  const past = paidOnes.length > 1 ? paidOnes : [];
  const due = payments.filter((payment) => !past.includes(payment));
  return (
    <AreaSection
      title="Platby"
      id="platby"
      action={
        <>
          <span>
            uhradené <Money cents={paid} /> {zBefore(centsToEuros(price))}
            <Money cents={price} />
          </span>
          {uncalled > 0 && (
            <Button size="dense" onClick={() => onShow({ kind: 'add-payment' })}>
              Nová výzva
            </Button>
          )}
        </>
      }
    >
      {!canAsk && (
        <Notice>
          <p>
            Bez IBAN-u sa platby nedajú vyžiadať.{' '}
            <Link to={SETUP_PATH} className="text-link">
              Doplniť nastavenie
            </Link>
          </p>
        </Notice>
      )}
      {uncalled > 0 && <p className="pb-3 text-ink-2">Bez výzvy zostáva {formatCents(uncalled)}.</p>}
      {monthlyPrice > 0 && (
        <p className="pb-3 text-ink-2">K&nbsp;tomu mesačne {formatCents(monthlyPrice)}.</p>
      )}
      <AreaRows label="Platby" withSums>
        {due.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} project={project} act={act} onShow={onShow} />
        ))}
      </AreaRows>
      {past.length > 0 && (
        <Disclosure
          className="area-older"
          title={
            <StateMark of="payment" state="paid">
              {`Uhradené platby: ${past.length}`}
            </StateMark>
          }
        >
          <AreaRows label="Uhradené platby" withSums>
            {past.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} project={project} act={act} onShow={onShow} />
            ))}
          </AreaRows>
        </Disclosure>
      )}
    </AreaSection>
  );
}

/** One of them, and what can be done with it. */
function PaymentRow({ payment, project, act, onShow }: ProjectPartProps & { payment: Payment }) {
  const { canAsk, stages, today } = project;
  const after = ({ stageId }: Payment) => stages.find(({ id }) => id === stageId)?.name;
  const whenDue = (payment: Payment): string => {
    if (payment.paidOn) return `uhradená ${formatNearDay(payment.paidOn, today)}`;
    if (payment.dueOn) return `do ${formatNearDay(payment.dueOn, today)}`;
    return after(payment) ? `po etape „${after(payment)}“` : '';
  };
  const called = isToPay(payment.state) ? calledText(payment, today) : '';
  return (
    <AreaRow
      title={tied(payment.name)}
      detail={
        <>
          <SeparatedList dense>
            <li>
              <StateMark of="payment" state={payment.state === 'waiting' ? 'open' : payment.state}>
                {PAYMENT_STATE_TEXTS[payment.state]}
              </StateMark>
            </li>
            {whenDue(payment) !== '' && <li>{tied(whenDue(payment))}</li>}
            {called !== '' && <li className="whitespace-nowrap">{called}</li>}
          </SeparatedList>
          <p className="font-mono text-mark">{payment.number}</p>
        </>
      }
      figure={<Money cents={payment.amount} exact />}
      actions={
        <>
          {payment.state === 'waiting' && canAsk && (
            <Button
              size="dense"
              loading={act.running === `payment-${payment.id}-ask`}
              onClick={() => void askPayment(act, payment.id)}
            >
              Vyžiadať<span className="sr-only"> platbu: {payment.name}</span>
            </Button>
          )}
          {isToPay(payment.state) && canAsk && (
            <Button
              size="dense"
              variant="quiet"
              loading={act.running === `payment-${payment.id}-ask`}
              onClick={() => void askPayment(act, payment.id)}
            >
              {REMIND}
              <span className="sr-only"> platbu: {payment.name}</span>
            </Button>
          )}
          {isToPay(payment.state) ? (
            <Button size="dense" onClick={() => onShow({ kind: 'payment', id: payment.id })}>
              {PAYMENT_STEP_TEXTS.pay}
              <span className="sr-only"> platbu: {payment.name}</span>
            </Button>
          ) : (
            <Button size="dense" variant="link" onClick={() => onShow({ kind: 'payment', id: payment.id })}>
              Podrobnosti<span className="sr-only"> platby: {payment.name}</span>
            </Button>
          )}
        </>
      }
    />
  );
}
