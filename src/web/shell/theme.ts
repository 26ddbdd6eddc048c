import { LOCAL } from '#domain/consent/storage-names.ts';
import { BAR_COLORS } from '#domain/pages/bar-colours.ts';
import { localStore } from './browser-storage.ts';

const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Sets the stored appearance before the first paint, so that nothing flashes. Runs as it stands, inline in the head. The
 * colour of the browser's bars is its own element: one that React had rendered would come a second time once changed.
 */
export const THEME_SCRIPT = `(()=>{let c="light";try{c=localStorage.getItem("${LOCAL.theme}")||c}catch{}const d=document.documentElement,m=document.createElement("meta"),k=c==="dark"||c==="system"&&matchMedia("${DARK_QUERY}").matches;d.dataset.themeChoice=c;if(k)d.dataset.theme="dark";m.name="theme-color";m.content=k?"${BAR_COLORS.dark}":"${BAR_COLORS.light}";document.head.append(m)})()`;

const asChoice = (value: string | null | undefined): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === value) ?? 'light';

/** The appearance chosen in this browser; light until somebody chooses (specification 1). */
export const themeChoice = (): ThemeChoice => asChoice(document.documentElement.dataset.themeChoice);

/** Shows an appearance; "system" follows the device. */
function applyTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light') : choice;
  Object.assign(document.documentElement.dataset, { themeChoice: choice, theme });
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[theme]);
  for (const listener of listeners) listener();
}

/** What this browser has stored; where it does not say, the appearance shown. */
function storedChoice(): ThemeChoice {
  try {
    return asChoice(localStore().getItem(LOCAL.theme));
  } catch {
    return themeChoice();
  }
}

/** Shows an appearance and remembers it, where the browser lets us. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice);
  try {
    localStore().setItem(LOCAL.theme, choice);
  } catch (error) {
    console.warn('Failed to save the appearance', error);
  }
}

const listeners = new Set<() => void>();

/** Calls back on every change, by a click here, in another tab, or on the device; returns the end of it. */
export function subscribeTheme(listener: () => void): () => void {
  const device = matchMedia(DARK_QUERY);
  const onDevice = () => applyTheme(themeChoice());
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key, everything was removed.
    if (key === LOCAL.theme || key === null) applyTheme(asChoice(newValue));
  };
  // Another tab may have changed it while the scripts of this one were on their way.
  if (listeners.size === 0 && storedChoice() !== themeChoice()) applyTheme(storedChoice());
  listeners.add(listener);
  device.addEventListener('change', onDevice);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', onDevice);
    removeEventListener('storage', onStorage);
  };
}
