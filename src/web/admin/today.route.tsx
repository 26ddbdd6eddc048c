import { signedIn } from '../accounts/session.ts';
import { SignedIn } from '../accounts/signed-in.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/today.route.ts';

export const clientLoader = signedIn;

export const meta: Route.MetaFunction = () => areaMeta('Dnes');

/** Where the administration begins. */
export default function Today({ loaderData: user }: Route.ComponentProps) {
  return (
    <div className="area-screen">
      <h1>Dnes</h1>
      <SignedIn user={user} />
      <EmptyState title="Zatiaľ tu nič nie je">
        Správu webu ešte len pripravujem. O&nbsp;každom dopyte príde dovtedy e-mail.
      </EmptyState>
    </div>
  );
}
