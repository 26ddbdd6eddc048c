import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AreaSection } from '../design/areas/area-section.tsx';
import { ClientTalkPanel } from '../messages/client-talk.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { ClientChecklist, itemAnchor } from './client-checklist.tsx';
import type { ClientPartProps } from './client-project.tsx';
import { ClientProjectPapers } from './client-project-papers.tsx';
import { ClientProjectPayments } from './client-project-payments.tsx';
import type { OpenedClientProject } from './client-project-query.ts';

const TALK = 'spravy';
const TITLES = { podklady: 'Podklady', dokumenty: 'Dokumenty', platby: 'Platby', [TALK]: 'Správy' } as const;
type Part = Exclude<keyof typeof TITLES, typeof TALK>;

const isPart = (id: string): id is Part => id in TITLES && id !== TALK;

/** Items of the checklist have addresses of their own. */
const partOf = (hash: string): Part | null => {
  const id = hash.slice(1);
  if (id.startsWith(itemAnchor(''))) return 'podklady';
  return isPart(id) ? id : null;
};

/**
 * What belongs to a project: one part at a time beside the conversation; where there is one column, all of them under each
 * other with a row that leads to each. What is overdue to be paid comes right after what is to be brought. Nothing that was
 * opened closes when the order or the number of columns changes.
 */
export function ClientProjectParts({
  reread,
  ...props
}: ClientPartProps & Pick<OpenedClientProject, 'reread'>) {
  const { project, door } = props;
  const isOneColumn = useOneColumn();
  const { hash } = useLocation();
  const asked = partOf(hash);
  const chosen = asked ?? 'podklady';
  const [visited, setVisited] = useState<ReadonlySet<Part>>(new Set([chosen]));
  if (!visited.has(chosen)) setVisited(new Set([...visited, chosen]));
  const of: Readonly<Record<Part | typeof TALK, () => ReactNode>> = {
    podklady: () => (
      <AreaSection id="podklady" title={TITLES.podklady}>
        <ClientChecklist
          projectId={project.id}
          door={door}
          changed={project}
          onChanged={() => void reread()}
        />
      </AreaSection>
    ),
    dokumenty: () => <ClientProjectPapers isAsked={asked === 'dokumenty'} {...props} />,
    platby: () => <ClientProjectPayments isAsked={asked === 'platby'} {...props} />,
    [TALK]: () => (
      <ClientTalkPanel type="project" id={project.id} door={door} isOnlooker={!project.canAct} isFolded />
    ),
  };
  useEffect(() => {
    if (!isOneColumn && partOf(hash) !== null)
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'nearest' });
  }, [hash, isOneColumn]);
  const whole = useRef<HTMLDivElement>(null);
  useLedTo(whole, isOneColumn);
  const waiting: Readonly<Record<Part | typeof TALK, number>> = {
    podklady: countOf(project, 'bring'),
    dokumenty: countOf(project, 'accept'),
    platby: countOf(project, 'pay'),
    [TALK]: project.unread,
  };
  const isPayUrgent = project.payments.some(({ state }) => state === 'overdue');
  const parts: readonly (Part | typeof TALK)[] = isPayUrgent
    ? ['podklady', 'platby', 'dokumenty']
    : ['podklady', 'dokumenty', 'platby'];
  // The conversation stands beside them, or after what is most urgent.
  const read: readonly (Part | typeof TALK)[] = isOneColumn
    ? parts.toSpliced(isPayUrgent ? 2 : 1, 0, TALK)
    : [...parts, TALK];
  return (
    <div ref={whole} className="client-project-parts">
      <nav aria-label="Časti projektu" className="area-tabs client-project-tabs">
        {(isOneColumn ? read : parts).map((id) => (
          <a
            key={id}
            href={`#${id}`}
            className="area-tab"
            {...(!isOneColumn && { 'data-state': id === chosen ? 'active' : 'inactive' })}
            {...(!isOneColumn && id === chosen && { 'aria-current': true })}
          >
            {TITLES[id]}
            {waiting[id] > 0 && <span className="area-tab-count">{waiting[id]}</span>}
          </a>
        ))}
      </nav>
      {read.map((id) => (
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

/** By these somebody goes on by themselves. */
const ACTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Keeps the part that an address has led to in view while what stands above it is still read, until somebody acts. */
function useLedTo(whole: RefObject<HTMLElement | null>, isOneColumn: boolean): void {
  useEffect(() => {
    const target = isOneColumn ? document.getElementById(location.hash.slice(1)) : null;
    if (!whole.current || !target) return;
    const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
    observer.observe(whole.current);
    const stop = () => observer.disconnect();
    for (const act of ACTS) addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of ACTS) removeEventListener(act, stop);
    };
  }, [whole, isOneColumn]);
}

const countOf = ({ expected }: ClientPartProps['project'], kind: string): number =>
  expected.reduce((sum, row) => sum + (row.kind === kind ? 1 + row.more : 0), 0);
