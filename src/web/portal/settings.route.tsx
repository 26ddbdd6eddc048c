import { signedIn } from '../accounts/session.ts';
import { SettingsSection, SettingsSheet } from '../design/areas/settings-sheet.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/settings.route.ts';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

export const clientLoader = signedIn;

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
