import { replace } from 'react-router';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';

/** The settings have one address, which the navigation marks; this one leads to it. */
export const clientLoader = () => replace(SETTINGS_PATH);

/** Never drawn, since the loader always leads on; React Router takes a route without it for no page at all. */
export default function SettingsAlias() {
  return null;
}
