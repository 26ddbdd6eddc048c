/** Own settings: open to everybody who is signed in, also before the e-mail is proven, and to administrators. */
export const SETTINGS_PATH = '/portal/settings';
const ALIAS = '/portal/nastavenia';

/** Parts of the settings, by their anchors. */
export type SettingsPartId =
  | 'profil'
  | 'fakturacne-udaje'
  | 'heslo'
  | 'e-mail'
  | 'druhy-krok'
  | 'prihlasenia'
  | 'upozornenia'
  | 'vzhlad'
  | 'historia'
  | 'export'
  | 'zrusenie';

/** The way to a part of the own settings. */
export const settingsHref = (part: SettingsPartId): string => `${SETTINGS_PATH}#${part}`;

/** Whether a path is that of the own settings. */
export const isSettingsPath = (pathname: string): boolean =>
  [SETTINGS_PATH, ALIAS].includes(pathname.replace(/\/$/, ''));
