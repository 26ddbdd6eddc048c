import { Link } from 'react-router';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Expected, LaunchAndMoney, type ProjectRow } from '../projects/project-words.tsx';
import { requestAt } from '../requests/inbox-addresses.ts';

interface ClientRecordsProps {
  client: DeskClient;
  /** In the order in which they are urgent. */
  projects: readonly ProjectRow[];
}

/** What has been between the operator and a client, offers and requests the newest first; a kind without any is left out. */
export function ClientRecords({ client: { requests, offers }, projects }: ClientRecordsProps) {
  const now = new Date();
  const day = (at: string) => (
    <time dateTime={at} className="font-mono text-mark text-ink-2">
      {formatShortDay(new Date(at), now)}
    </time>
  );
  const isEmpty = [requests, offers, projects].every((rows) => rows.length === 0);
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
            {projects.map((project) => (
              <AreaRow
                key={project.id}
                title={
                  <Link to={projectDeskPath(project.id)} className="area-row-link">
                    {tied(project.name)}
                  </Link>
                }
                detail={
                  <>
                    <Expected project={project} />
                    <LaunchAndMoney project={project} areBadOnly />
                  </>
                }
                figure={<span className="money">{formatCents(project.price)}</span>}
                actions={
                  <StateMark of="project" state={project.state}>
                    {PROJECT_STATE_TEXTS[project.state]}
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
                    {tied(title) || number}
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
                    {ticket} {tied(name)}
                  </Link>
                }
                detail={<p className="line-clamp-2">{tied(excerpt)}</p>}
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
    </>
  );
}
