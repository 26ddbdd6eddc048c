import { Link } from 'react-router';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { compareAscii, tied } from '#domain/kernel/text.ts';
import type { PaymentState } from '#domain/payments/payment-life.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { dueText } from '#domain/today/late-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Stat } from '../design/areas/stat.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';

const paymentsAt = (projectId: string): string => `${projectDeskPath(projectId)}#platby`;

/** What is to be done about first: what is overdue, then what is open. */
const ORDER: readonly PaymentState[] = ['overdue', 'open', 'waiting', 'paid', 'cancelled'];

const inOrder = (payments: DeskClient['payments']): DeskClient['payments'] =>
  payments.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      compareAscii(one.dueOn ?? '', other.dueOn ?? ''),
  );

/** How the operator and a client stand: of what was agreed what is paid and overdue, and all calls for it. */
export function ClientMoney({ client }: { client: DeskClient }) {
  const { agreed, paid, overdue } = client.money;
  if (agreed === 0 && client.payments.length === 0) return null;
  const today = wallTimeOf(new Date()).day;
  const of = `${zBefore(centsToEuros(agreed))}${formatCents(agreed)}`;
  const payments = inOrder(client.payments);
  return (
    <AreaSection title="Platby" count={String(payments.length)}>
      <dl>
        <Stat label="Uhradené" value={formatCents(paid)} of={of} share={paid / agreed} />
        {overdue > 0 && (
          <Stat
            label="Po splatnosti"
            value={formatCents(overdue)}
            of={of}
            share={overdue / agreed}
            tone="error"
          />
        )}
      </dl>
      {payments.length > 0 && (
        <AreaRows label="Platby" withStates>
          {payments.map(({ id, projectId, name, amount, dueOn, state }) => (
            <AreaRow
              key={id}
              title={
                <Link to={paymentsAt(projectId)} className="area-row-link">
                  {tied(name)}
                </Link>
              }
              detail={dueOn && `splatná ${formatNearDay(dueOn, today)}`}
              figure={<span className="money">{formatExactEuros(amount)}</span>}
              actions={
                <StateMark of="payment" state={state === 'waiting' ? 'open' : state}>
                  {state === 'overdue' && dueOn !== null ? dueText(dueOn, today) : PAYMENT_STATE_TEXTS[state]}
                </StateMark>
              }
            />
          ))}
        </AreaRows>
      )}
    </AreaSection>
  );
}
