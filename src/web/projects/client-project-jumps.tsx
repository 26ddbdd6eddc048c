import { JumpRow } from '../design/areas/jump-row.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { PART_TITLES, PARTS_READ, WAITING_FOR, waitingIn } from './client-parts.ts';
import type { ClientProjectData } from './client-project-query.ts';

/** Where all parts stand under each other: leads to each from the top of the page, with how much waits there. */
export function ClientProjectJumps({ project }: { project: ClientProjectData }) {
  const waiting = waitingIn(project);
  return (
    useOneColumn() && (
      <JumpRow
        label="Časti projektu"
        parts={[
          { id: 'priebeh', label: 'Priebeh' },
          ...PARTS_READ.map((id) => ({
            ...{ id, label: PART_TITLES[id] },
            ...{ count: waiting[id], what: WAITING_FOR[id](waiting[id]) },
          })),
        ]}
      />
    )
  );
}
