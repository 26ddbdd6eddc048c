import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { portalPaymentPdf } from '#domain/projects/portal-calls.ts';
import { AreaColumns, AreaSection } from '../design/areas/area-section.tsx';
import { ClientTalkPanel } from '../messages/client-talk.tsx';
import { PaymentRows } from '../offers/client-payments.tsx';
import { saveFile } from '../shell/api-client.ts';
import { useOneColumn } from '../shell/use-narrow.ts';
import { ClientChecklist, itemAnchor } from './client-checklist.tsx';
import type { ClientPartProps } from './client-project.tsx';
import { ClientProjectPapers } from './client-project-papers.tsx';
import type { OpenedClientProject } from './client-project-query.ts';

const PARTS = { podklady: 'Podklady', dokumenty: 'Dokumenty', platby: 'Platby' } as const;
type Part = keyof typeof PARTS;
const TALK = { id: 'spravy', label: 'Správy' } as const;

const isPart = (id: string): id is Part => id in PARTS;

/** Items of the checklist have addresses of their own. */
const partOf = (hash: string): Part | null => {
  const id = hash.slice(1);
  if (id.startsWith(itemAnchor(''))) return 'podklady';
  return isPart(id) ? id : null;
};

/**
 * What belongs to a project: one part at a time beside the conversation; where there is one column, all of them under each
 * other with a row that leads to each, and what is overdue to be paid before the conversation.
 */
export function ClientProjectParts({
  reread,
  ...props
}: ClientPartProps & Pick<OpenedClientProject, 'reread'>) {
  const { project, door } = props;
  const isOneColumn = useOneColumn();
  const { hash } = useLocation();
  const chosen = partOf(hash) ?? 'podklady';
  const talk = (
    <ClientTalkPanel type="project" id={project.id} door={door} isOnlooker={!project.canAct} isFolded />
  );
  const of: Readonly<Record<Part, ReactNode>> = {
    podklady: (
      <AreaSection id="podklady" title={PARTS.podklady}>
        <ClientChecklist
          projectId={project.id}
          door={door}
          changed={project}
          onChanged={() => void reread()}
        />
      </AreaSection>
    ),
    dokumenty: <ClientProjectPapers {...props} />,
    platby: <Payments {...props} />,
  };
  useEffect(() => {
    if (!isOneColumn && partOf(hash) !== null)
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'nearest' });
  }, [hash, isOneColumn]);
  const waiting: Readonly<Record<Part, number>> = {
    podklady: countOf(project, 'bring'),
    dokumenty: countOf(project, 'accept'),
    platby: countOf(project, 'pay'),
  };
  const tab = (id: Part | typeof TALK.id, label: string, count: number) => (
    <a
      key={id}
      href={`#${id}`}
      className="area-tab"
      {...(!isOneColumn && { 'data-state': id === chosen ? 'active' : 'inactive' })}
      {...(!isOneColumn && id === chosen && { 'aria-current': true })}
    >
      {label}
      {count > 0 && <span className="area-tab-count">{count}</span>}
    </a>
  );
  const payTab = tab('platby', PARTS.platby, waiting.platby);
  const isPayUrgent = isOneColumn && project.payments.some(({ state }) => state === 'overdue');
  const tabs = (
    <nav aria-label="Časti projektu" className="area-tabs client-project-tabs">
      {tab('podklady', PARTS.podklady, waiting.podklady)}
      {isPayUrgent && payTab}
      {isOneColumn && tab(TALK.id, TALK.label, project.unread)}
      {tab('dokumenty', PARTS.dokumenty, waiting.dokumenty)}
      {!isPayUrgent && payTab}
    </nav>
  );
  if (isOneColumn)
    return (
      <div className="client-project-parts">
        {tabs}
        {of.podklady}
        {isPayUrgent && of.platby}
        {talk}
        {of.dokumenty}
        {!isPayUrgent && of.platby}
      </div>
    );
  return (
    <div className="client-project-parts">
      {tabs}
      <AreaColumns aside={talk}>{of[chosen]}</AreaColumns>
    </div>
  );
}

const countOf = ({ expected }: ClientPartProps['project'], kind: string): number =>
  expected.reduce((sum, row) => sum + (row.kind === kind ? 1 + row.more : 0), 0);

function Payments({ project, door }: ClientPartProps) {
  const { id, payments } = project;
  return (
    <AreaSection id="platby" title={PARTS.platby}>
      {payments.length === 0 ? (
        <p className="text-ink-2">Projekt zatiaľ nemá platby.</p>
      ) : (
        <PaymentRows
          payments={payments}
          savePdf={async (payment) => {
            const params = { id, paymentId: payment.id };
            saveFile(await door.call(portalPaymentPdf, { params }), `${payment.number}.pdf`);
          }}
        />
      )}
    </AreaSection>
  );
}
