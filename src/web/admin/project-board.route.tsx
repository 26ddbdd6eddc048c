import { projectBoard } from '#domain/projects/calls.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { useLiveData } from '../live/changes.tsx';
import { ProjectBoard } from '../projects/project-board.tsx';
import { ProjectViews } from '../projects/project-views.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/project-board.route.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  callApi(projectBoard, {}, { signal: request.signal });

export const meta: Route.MetaFunction = () => areaMeta('Nástenka projektov');

/** Projects as a board: a column for each state. */
export default function Board({ loaderData: columns }: Route.ComponentProps) {
  useLiveData('project');
  return (
    <div className="area-screen">
      <h1>Projekty</h1>
      <ProjectViews isBoard />
      {columns.every(({ count }) => count === 0) ? (
        <EmptyState title="Zatiaľ žiadny projekt">
          Projekt vznikne sám, keď klient prijme cenovú ponuku.
        </EmptyState>
      ) : (
        <ProjectBoard columns={columns} />
      )}
    </div>
  );
}
