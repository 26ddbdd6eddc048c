/** Own settings: open to everybody who is signed in, also before the e-mail is proven, and to administrators. */
export const SETTINGS_PATH = '/portal/settings';
const ALIAS = '/portal/nastavenia';

/** Whether a path is that of the own settings. */
export const isSettingsPath = (pathname: string): boolean =>
  [SETTINGS_PATH, ALIAS].includes(pathname.replace(/\/$/, ''));
