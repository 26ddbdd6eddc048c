import { signedIn } from '../accounts/session.ts';
import { SignedIn } from '../accounts/signed-in.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { buttonClass } from '../design/button.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import type { Route } from './+types/overview.route.ts';

export const clientLoader = signedIn;

export const meta: Route.MetaFunction = () => areaMeta('Prehľad');

/** Where the portal begins. */
export default function Overview({ loaderData: user }: Route.ComponentProps) {
  return (
    <div className="area-screen">
      <h1>Prehľad</h1>
      <SignedIn user={user} />
      <EmptyState
        title="Zatiaľ tu nič nie je"
        action={
          <a href={CONTACT_HREF} className={buttonClass()}>
            Napísať správu
          </a>
        }
      >
        Klientsku zónu ešte len pripravujem. Budú tu vaše dopyty, ponuky a&nbsp;projekty.
      </EmptyState>
    </div>
  );
}
