import { chooseTheme } from '../shell/theme.ts';

/** Light in the dark, dark in the light. */
export const ThemeToggle = () => (
  <button
    type="button"
    className="area-link"
    onClick={() => chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}
  >
    Prepnúť vzhľad
  </button>
);
