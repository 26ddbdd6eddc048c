import { Link } from 'react-router';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { requestAt } from '../requests/inbox-addresses.ts';
import { paymentsAt } from './client-money.tsx';

/** What has been between the operator and a client, the newest first; a kind without any is left out. */
export function ClientRecords({ client }: { client: DeskClient }) {
  const { requests, offers, projects, payments } = client;
  const now = new Date();
  const day = (at: string) => (
    <time dateTime={at} className="font-mono text-mark text-ink-2">
      {formatShortDay(new Date(at), now)}
    </time>
  );
  const isEmpty = [requests, offers, projects, payments].every((rows) => rows.length === 0);
  return (
    <>
      {isEmpty && (
        <AreaSection title="História">
          <p className="py-3 text-ink-2">Zatiaľ tu nie je žiadny dopyt, ponuka ani projekt.</p>
        </AreaSection>
      )}
      {projects.length > 0 && (
        <AreaSection title="Projekty" count={String(projects.length)}>
          <AreaRows label="Projekty" withStates>
            {projects.map(({ id, number, name, state, createdAt }) => (
              <AreaRow
                key={id}
                title={
                  <Link to={projectDeskPath(id)} className="area-row-link">
                    {tied(name)}
                  </Link>
                }
                detail={number}
                figure={day(createdAt)}
                actions={
                  <StateMark of="project" state={state}>
                    {PROJECT_STATE_TEXTS[state]}
                  </StateMark>
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      )}
      {offers.length > 0 && (
        <AreaSection title="Ponuky" count={String(offers.length)}>
          <AreaRows label="Ponuky" withStates>
            {offers.map(({ id, number, title, state, onceTotal, monthlyTotal }) => (
              <AreaRow
                key={id}
                title={
                  <Link to={offerEditorPath(id)} className="area-row-link">
                    {title || number}
                  </Link>
                }
                detail={number}
                figure={
                  <>
                    <span className="money">{formatCents(onceTotal)}</span>
                    {monthlyTotal > 0 && (
                      <span className="block">{`+\u00A0${formatCents(monthlyTotal)} mesačne`}</span>
                    )}
                  </>
                }
                actions={
                  <StateMark of="offer" state={state}>
                    {offerStateText({ number, state })}
                  </StateMark>
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      )}
      {requests.length > 0 && (
        <AreaSection title="Dopyty" count={String(requests.length)}>
          <AreaRows label="Dopyty" withStates>
            {requests.map(({ id, ticket, name, status, excerpt, createdAt }) => (
              <AreaRow
                key={id}
                title={
                  <Link to={requestAt(id)} className="area-row-link">
                    {ticket} {name}
                  </Link>
                }
                detail={<p className="line-clamp-2">{excerpt}</p>}
                figure={day(createdAt)}
                actions={
                  <StateMark of="request" state={status}>
                    {INBOX_STATUS_TEXTS[status]}
                  </StateMark>
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      )}
      {payments.length > 0 && (
        <AreaSection title="Platby" count={String(payments.length)}>
          <AreaRows label="Platby" withStates>
            {payments.map(({ id, projectId, name, amount, dueOn, state }) => (
              <AreaRow
                key={id}
                title={
                  <Link to={paymentsAt(projectId)} className="area-row-link">
                    {tied(name)}
                  </Link>
                }
                detail={dueOn && `splatná ${formatShortDay(new Date(dueOn), now)}`}
                figure={<span className="money">{formatExactEuros(amount)}</span>}
                actions={
                  state === 'waiting' ? (
                    PAYMENT_STATE_TEXTS[state]
                  ) : (
                    <StateMark of="payment" state={state}>
                      {PAYMENT_STATE_TEXTS[state]}
                    </StateMark>
                  )
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      )}
    </>
  );
}
