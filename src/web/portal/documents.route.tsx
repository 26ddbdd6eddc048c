import { loadModule } from '../errors/lazy-module.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/documents.route.ts';
import { ownDocumentsQuery } from './overview-queries.ts';

export async function clientLoader() {
  const [{ default: Body }] = await Promise.all([
    loadModule(() => import('./read-documents.tsx')),
    dataClient().fetchInfiniteQuery({ ...ownDocumentsQuery, staleTime: 0 }),
  ]);
  return { Body };
}

export const meta: Route.MetaFunction = () => areaMeta('Dokumenty');

/** All papers and files of the signed-in client. */
export default function Documents({ loaderData: { Body } }: Route.ComponentProps) {
  return <Body />;
}
