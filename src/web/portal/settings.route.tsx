import { profileQuery } from '../accounts/profile-query.ts';
import { signedIn } from '../accounts/session.ts';
import { clientsQuery } from '../clients/clients-query.ts';
import { SettingsSection, SettingsSheet } from '../design/areas/settings-sheet.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/settings.route.ts';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** The parts find their data here, so that nothing moves while they come. */
export async function clientLoader() {
  const user = await signedIn();
  const queries = user.emailVerified ? [profileQuery, clientsQuery] : [profileQuery];
  await Promise.all(queries.map((query) => dataClient().ensureQueryData(query)));
  return user;
}

export const meta: Route.MetaFunction = () => areaMeta('Nastavenia');

/** Everything that somebody may settle about their own account, section by section. */
export default function Settings({ loaderData: user }: Route.ComponentProps) {
  return (
    <div className="area-screen">
      <h1>Nastavenia</h1>
      <SettingsSheet label="Časti nastavení" sections={SETTINGS_SECTIONS}>
        {SETTINGS_SECTIONS.map(({ id, title, Body }) => (
          <SettingsSection key={id} id={id} title={title}>
            <Body user={user} />
          </SettingsSection>
        ))}
      </SettingsSheet>
    </div>
  );
}
