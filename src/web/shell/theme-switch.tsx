import { useSyncExternalStore } from 'react';
import { classes } from '../design/classes.ts';
import '../design/theme-switch.css';
import { chooseTheme, subscribeTheme, type ThemeChoice, themeChoice } from './theme.ts';

const OPTIONS: readonly { choice: ThemeChoice; label: string }[] = [
  { choice: 'light', label: 'Svetlý' },
  { choice: 'dark', label: 'Tmavý' },
  { choice: 'system', label: 'Systém' },
];

/** Appearance of the site: SVETLÝ · TMAVÝ · SYSTÉM. The chosen one is marked by CSS before scripts run. */
export function ThemeSwitch({ className = 'flex' }: { className?: string }) {
  const chosen = useSyncExternalStore(subscribeTheme, themeChoice, () => 'light');
  return (
    <fieldset className={classes('mark noscript:hidden', className)}>
      <legend className="sr-only">Vzhľad stránky</legend>
      {OPTIONS.map(({ choice, label }) => (
        <button
          key={choice}
          type="button"
          className="theme-option"
          data-choice={choice}
          aria-pressed={choice === chosen}
          onClick={() => chooseTheme(choice)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
