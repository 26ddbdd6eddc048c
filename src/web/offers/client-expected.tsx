import type { Day } from '#domain/kernel/local-time.ts';
import { compareAscii, tied } from '#domain/kernel/text.ts';
import { paymentAnchor } from '#domain/payments/payment-address.ts';
import { isToPay } from '#domain/payments/payment-life.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { EXPECTED_BUTTONS, EXPECTED_TITLE, expectedTitle, untilText } from '#domain/portal/expected-texts.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { ExpectedRow, ExpectedRows } from '../design/areas/expected-rows.tsx';
import { buttonClass } from '../design/button.tsx';
import { ownPayments, type ProjectLink } from './client-payments.tsx';

interface ClientExpectedProps {
  /** Of the offer. */
  number: string;
  payments: readonly ClientPayment[];
  today: Day;
  toProject: ProjectLink | undefined;
  /** Who only looks is led nowhere by a signal. */
  canAct: boolean;
}

/** What of an accepted offer is to be paid, said before everything else, each with what leads to its account and code. */
export function ClientExpected({ number, payments, today, toProject, canAct }: ClientExpectedProps) {
  const due = payments
    .filter(({ state }) => isToPay(state))
    .toSorted((a, b) => compareAscii(a.dueOn ?? '', b.dueOn ?? ''));
  if (due.length === 0) return null;
  const own = new Set(ownPayments(number, payments));
  return (
    <OfferSection title={EXPECTED_TITLE}>
      <ExpectedRows label={EXPECTED_TITLE} isNarrow>
        {due.map((payment, index) => {
          const { id, name, position, amount, state, dueOn, symbol } = payment;
          const isLate = state === 'overdue';
          const told = { kind: 'pay' as const, name, position, number: symbol, count: 0 };
          const title = expectedTitle(told);
          const variant = index === 0 && canAct ? 'primary' : 'secondary';
          const className = buttonClass({ variant, size: 'small' });
          return (
            <ExpectedRow
              key={id}
              mark="pay"
              title={tied(title)}
              detail={null}
              until={untilText({ ...told, until: dueOn, isLate, shift: 0, amount }, today)}
              isLate={isLate}
              action={
                own.has(payment) ? (
                  <a href={`#${paymentAnchor(id)}`} className={className}>
                    {EXPECTED_BUTTONS.pay}
                    <span className="sr-only">: {title}</span>
                  </a>
                ) : (
                  toProject?.({ part: 'platby', className, words: EXPECTED_BUTTONS.pay })
                )
              }
            />
          );
        })}
      </ExpectedRows>
    </OfferSection>
  );
}
