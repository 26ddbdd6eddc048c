import { ClientProject } from '../projects/client-project.tsx';
import { type ClientProjectData, useClientProject } from '../projects/client-project-query.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { offerHref } from './portal-addresses.ts';

/** A project of the signed-in client, current from the data that its screen has brought. */
export default function OpenedProject({ id, first }: { id: string; first: ClientProjectData }) {
  const { project = first, reread, show } = useClientProject(SESSION_DOOR, id);
  return (
    <ClientProject project={project} door={SESSION_DOOR} offerHref={offerHref} reread={reread} show={show} />
  );
}
