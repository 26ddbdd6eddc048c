import { useSyncExternalStore } from 'react';
import { Segmented } from '../design/areas/segmented.tsx';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { chooseTheme, subscribeTheme, type ThemeChoice, themeChoice } from '../shell/theme.ts';

const OPTIONS: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Svetlý' },
  { value: 'dark', label: 'Tmavý' },
  { value: 'system', label: 'Podľa systému' },
];

/** Appearance of the site in this browser. */
export function ThemeSection() {
  const chosen = useSyncExternalStore(subscribeTheme, themeChoice, () => 'light' as const);
  return (
    <SettingsRows>
      <SettingsRow
        term="Vzhľad stránky"
        action={<Segmented label="Vzhľad stránky" options={OPTIONS} value={chosen} onValue={chooseTheme} />}
      >
        Platí v&nbsp;tomto prehliadači, na všetkých stránkach.
      </SettingsRow>
    </SettingsRows>
  );
}
