import { useInfiniteQuery } from '@tanstack/react-query';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { buttonClass } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import type { Route } from './+types/projects.route.ts';
import { More } from './more.tsx';
import { ownProjectsQuery } from './overview-queries.ts';
import { ProjectRows } from './project-rows.tsx';

export async function clientLoader() {
  await dataClient().fetchInfiniteQuery({ ...ownProjectsQuery, staleTime: 0 });
}

export const meta: Route.MetaFunction = () => areaMeta('Projekty');

/** All projects of the client, the newest first. */
export default function Projects() {
  useLiveData('project', 'message');
  const list = useInfiniteQuery(ownProjectsQuery);
  const projects = list.data?.pages.flat() ?? [];
  return (
    <div className="area-screen">
      <h1>Projekty</h1>
      {projects.length === 0 ? (
        <EmptyState
          title="Zatiaľ tu nie je žiadny projekt"
          action={
            <a href={CONTACT_HREF} className={buttonClass({ size: 'small' })}>
              Napísať, čo potrebujem
            </a>
          }
        >
          Projekt vznikne, keď prijmete cenovú ponuku. Uvidíte tu jeho etapy, termíny a&nbsp;čo je na rade.
        </EmptyState>
      ) : (
        <div className="area-list">
          <ProjectRows label="Projekty" projects={projects} today={wallTimeOf(new Date()).day} />
          <More list={list} label="Zobraziť staršie projekty" />
        </div>
      )}
    </div>
  );
}
