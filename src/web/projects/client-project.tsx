import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tied } from '#domain/kernel/text.ts';
import { PORTAL_STATE_TEXTS } from '#domain/projects/portal-texts.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { StateMark } from '../design/areas/state-mark.tsx';
import { inheritFocus } from '../design/focus-control.ts';
import { LiveRegion } from '../design/live-region.tsx';
import { Notice } from '../design/notice.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { type Said, wordsOf } from '../shell/use-act.ts';
import { ClientProjectChanges } from './client-project-changes.tsx';
import { type ClientDialog, ClientProjectDialog } from './client-project-dialogs.tsx';
import { ClientProjectExpected } from './client-project-expected.tsx';
import { ClientProjectJumps } from './client-project-jumps.tsx';
import { ClientProjectParts } from './client-project-parts.tsx';
import { ClientProjectPlan } from './client-project-plan.tsx';
import type { ClientProjectData, OpenedClientProject } from './client-project-query.ts';

/** Where an offer or addendum is read; null where this client has to come by a link of its own. */
export type OfferHref = (offerId: string) => string | null;

export interface ClientPartProps {
  project: ClientProjectData;
  door: ClientDoor;
  offerHref: OfferHref;
  onOpen: (dialog: ClientDialog) => void;
}

interface ClientProjectProps extends Pick<OpenedClientProject, 'reread' | 'show'> {
  project: ClientProjectData;
  door: ClientDoor;
  offerHref: OfferHref;
  /** Above the title: the way back. */
  before?: ReactNode;
}

/** One project as its client sees it, in the portal and by a secret link: what is expected, how it goes, what belongs to it. */
export function ClientProject({ project, door, offerHref, reread, show, before }: ClientProjectProps) {
  const { number, client, name, state, canAct } = project;
  const [dialog, setDialog] = useState<ClientDialog | null>(null);
  const [done, setDone] = useState<Said | null>(null);
  const said = wordsOf(done, (one) => project.stages.find(({ id }) => id === one)?.state);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said === null || dialog !== null) return;
    // What was pressed may be gone with what was done; the dialog gives the focus back before this.
    const timer = setTimeout(() => inheritFocus(notice.current));
    return () => clearTimeout(timer);
  }, [said, dialog]);
  const stands = PORTAL_STATE_TEXTS[state];
  const part = { project, door, offerHref, onOpen: setDialog };
  return (
    <div className="area-screen client-project">
      <div className="client-project-head">
        {before}
        <div className="client-project-mark">
          <span className="mark normal-case text-ink-2">
            {number}, {tied(client)}
          </span>
          <StateMark of="project" state={state}>
            {PROJECT_STATE_TEXTS[state]}
          </StateMark>
        </div>
        <h1 className="wrap-anywhere">{tied(name)}</h1>
        {stands && (state === 'paused' ? <Notice tone="warn">{stands}</Notice> : <p>{stands}</p>)}
      </div>
      <LiveRegion>{said}</LiveRegion>
      {said && (
        <Notice ref={notice} tabIndex={-1}>
          {said}
        </Notice>
      )}
      <ClientProjectJumps project={project} />
      <ClientProjectExpected {...part} />
      <ClientProjectPlan {...part} />
      <ClientProjectChanges {...part} />
      <ClientProjectParts {...part} reread={reread} />
      {canAct && dialog && (
        <ClientProjectDialog
          dialog={dialog}
          project={project}
          door={door}
          reread={reread}
          onClose={() => setDialog(null)}
          onDone={(changed, told, isOver) => {
            show(changed);
            setDone(told);
            if (isOver) setDialog(null);
          }}
        />
      )}
    </div>
  );
}
