import { loadModule } from '../errors/lazy-module.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/request.route.ts';
import { ownRequestQuery } from './own-queries.ts';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ default: Body }, request] = await Promise.all([
    loadModule(() => import('./read-request.tsx')),
    orNoSuchScreen(dataClient().fetchQuery(ownRequestQuery(params.id))),
  ]);
  return { Body, request };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(`Dopyt ${loaderData?.request.ticket ?? ''}`.trim());

/** One request of the signed-in client. */
export default function RequestScreen({
  params: { id },
  loaderData: { Body, request },
}: Route.ComponentProps) {
  return <Body id={id} first={request} />;
}
