import type { User } from '../accounts/session.ts';
import { SettingsSection, SettingsSheet } from '../design/areas/settings-sheet.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** Everything that somebody may settle about their own account, section by section. */
export default function SettingsParts({ user }: { user: User }) {
  return (
    <SettingsSheet label="Časti nastavení" sections={SETTINGS_SECTIONS}>
      {SETTINGS_SECTIONS.map(({ id, title, Body }) => (
        <SettingsSection key={id} id={id} title={title}>
          <Body user={user} />
        </SettingsSection>
      ))}
    </SettingsSheet>
  );
}
