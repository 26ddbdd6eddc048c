import { profileQuery } from '../accounts/profile-query.ts';
import { signedIn } from '../accounts/session.ts';
import { clientsQuery } from '../clients/clients-query.ts';
import { loadModule } from '../errors/lazy-module.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/settings.route.ts';

/** The parts find their data here, so that nothing moves while they come. */
export async function clientLoader() {
  const user = await signedIn();
  const [{ default: Parts }] = await Promise.all([
    loadModule(() => import('./settings-parts.tsx')),
    dataClient().ensureQueryData(profileQuery),
    user.emailVerified && dataClient().ensureQueryData(clientsQuery),
  ]);
  return { user, Parts };
}

export const meta: Route.MetaFunction = () => areaMeta('Nastavenia');

/** Everything that somebody may settle about their own account. */
export default function Settings({ loaderData: { user, Parts } }: Route.ComponentProps) {
  return (
    <div className="area-screen">
      <h1>Nastavenia</h1>
      <Parts user={user} />
    </div>
  );
}
