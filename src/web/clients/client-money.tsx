import { Link } from 'react-router';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { compareAscii, tied } from '#domain/kernel/text.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { dueText } from '#domain/today/late-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Stat } from '../design/areas/stat.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';

/** Where the payments of a project are. */
export const paymentsAt = (projectId: string): string => `${projectDeskPath(projectId)}#platby`;

/** The calls of a client that are overdue, the oldest of them first. */
export const overdueOf = ({ payments }: DeskClient): DeskClient['payments'] =>
  payments
    .filter(({ state }) => state === 'overdue')
    .toSorted((one, other) => compareAscii(one.dueOn ?? '', other.dueOn ?? ''));

/** How the operator and a client stand: of what was agreed what is paid, and what is overdue. */
export function ClientMoney({ client }: { client: DeskClient }) {
  const { agreed, paid, overdue } = client.money;
  if (agreed === 0) return null;
  const today = wallTimeOf(new Date()).day;
  const of = `${zBefore(centsToEuros(agreed))}${formatCents(agreed)}`;
  const late = overdueOf(client);
  return (
    <AreaSection title="Stav platieb">
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
      {late.length > 0 && (
        <AreaRows label="Platby po splatnosti" withStates>
          {late.map(({ id, projectId, name, amount, dueOn }) => (
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
                <StateMark of="payment" state="overdue">
                  {dueOn === null ? '' : dueText(dueOn, today)}
                </StateMark>
              }
            />
          ))}
        </AreaRows>
      )}
    </AreaSection>
  );
}
