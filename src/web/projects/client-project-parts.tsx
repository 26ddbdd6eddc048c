import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paymentAnchor } from '#domain/payments/payment-address.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { ClientTalkPanel } from '../messages/client-talk.tsx';
import { untilActed } from '../shell/until-acted.ts';
import { useOneColumn } from '../shell/use-narrow.ts';
import { ClientChecklist } from './client-checklist.tsx';
import { PART_TITLES, PARTS_READ, type ProjectPart, TALK, WAITING_FOR, waitingIn } from './client-parts.ts';
import type { ClientPartProps } from './client-project.tsx';
import { ClientProjectPapers } from './client-project-papers.tsx';
import { ClientProjectPayments } from './client-project-payments.tsx';
import type { OpenedClientProject } from './client-project-query.ts';

type Tab = Exclude<ProjectPart, typeof TALK>;

/** Items of the checklist and payments have addresses of their own. */
const tabOf = (hash: string, tabs: readonly Tab[]): Tab | null => {
  const id = hash.slice(1);
  if (id.startsWith(itemAnchor(''))) return 'podklady';
  if (id.startsWith(paymentAnchor(''))) return 'platby';
  return tabs.find((tab) => tab === id) ?? null;
};

/**
 * What belongs to a project: one part at a time beside the conversation; where there is one column, all of them under each
 * other. Nothing that was opened closes when the order or the number of columns changes.
 */
export function ClientProjectParts({
  reread,
  ...props
}: ClientPartProps & Pick<OpenedClientProject, 'reread'>) {
  const { project, door } = props;
  const isOneColumn = useOneColumn();
  const { hash } = useLocation();
  const tabs = PARTS_READ.filter((id): id is Tab => id !== TALK);
  const asked = tabOf(hash, tabs);
  const chosen = asked ?? 'podklady';
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set([chosen]));
  if (!visited.has(chosen)) setVisited(new Set([...visited, chosen]));
  const of: Readonly<Record<ProjectPart, () => ReactNode>> = {
    podklady: () => (
      <ClientChecklist
        id="podklady"
        title={PART_TITLES.podklady}
        project={project}
        door={door}
        onChanged={() => void reread()}
      />
    ),
    dokumenty: () => <ClientProjectPapers isAsked={asked === 'dokumenty'} {...props} />,
    platby: () => <ClientProjectPayments isAsked={asked === 'platby'} {...props} />,
    [TALK]: () => (
      <ClientTalkPanel type="project" id={project.id} door={door} isOnlooker={!project.canAct} isFolded />
    ),
  };
  useEffect(() => {
    if (!isOneColumn && asked !== null)
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'nearest' });
  }, [hash, asked, isOneColumn]);
  const whole = useRef<HTMLDivElement>(null);
  useLedTo(whole, isOneColumn);
  const waiting = waitingIn(project);
  return (
    <div ref={whole} className="client-project-parts">
      {!isOneColumn && (
        <nav aria-label="Časti projektu" className="area-tabs client-project-tabs">
          {tabs.map((id) => (
            <a
              key={id}
              href={`#${id}`}
              className="area-tab"
              data-state={id === chosen ? 'active' : 'inactive'}
              {...(id === chosen && { 'aria-current': true })}
            >
              {PART_TITLES[id]}
              {waiting[id] > 0 && (
                <span className="area-tab-count">
                  {' '}
                  {waiting[id]} {WAITING_FOR[id](waiting[id])}
                </span>
              )}
            </a>
          ))}
        </nav>
      )}
      {(isOneColumn ? PARTS_READ : ([...tabs, TALK] as const)).map((id) => (
        <div
          key={id}
          className={id === TALK ? 'client-project-talk' : 'client-project-part'}
          hidden={!isOneColumn && id !== TALK && id !== chosen}
        >
          {(isOneColumn || id === TALK || visited.has(id)) && of[id]()}
        </div>
      ))}
    </div>
  );
}

/** Keeps the part that an address has led to in view while what stands above it is still read, until somebody acts. */
function useLedTo(whole: RefObject<HTMLElement | null>, isOneColumn: boolean): void {
  useEffect(() => {
    const target = isOneColumn ? document.getElementById(location.hash.slice(1)) : null;
    if (!whole.current || !target) return;
    return untilActed(whole.current, () => target.scrollIntoView({ behavior: 'instant' }));
  }, [whole, isOneColumn]);
}
