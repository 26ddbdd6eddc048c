import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';

interface Size {
  width: number;
  height: number;
}

const DESKTOP: Size = { width: 1280, height: 900 };
const PHONE: Size = { width: 390, height: 844 };
const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const launchOptions = findBrowser();

/** The browser of one kind of screen. What an instance says of it takes the place of all that stands above the instances. */
const browserOf = (viewport: Size, more = {}) =>
  playwright({
    launchOptions,
    actionTimeout: 60_000,
    contextOptions: {
      locale: 'sk-SK',
      timezoneId: 'Europe/Bratislava',
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      viewport,
      ...more,
    },
  });

/** Parts of screens in a browser, with real styles, focus and keys, and without a server (decision 170). */
export default defineConfig({
  // Not vite.config.ts: React Router's plugin wants a whole program.
  plugins: [tailwindcss()],
  optimizeDeps: {
    // Every package that some part asks for, also later: one that is found late would load the page of the tests anew.
    entries: ['src/web/**/*.tsx', '!src/web/**/*.test.tsx', 'tests/screens/**/*.{ts,tsx}'],
    include: ['axe-core', 'react-dom/client', 'vitest-browser-react'],
  },
  test: {
    include: ['tests/screens/**/*.screen.tsx'],
    setupFiles: ['tests/screens/setup.ts'],
    allowOnly: false,
    restoreMocks: true,
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      locators: { exact: false },
      provider: browserOf(DESKTOP),
      instances: [
        { browser: 'chromium', name: 'desktop', viewport: DESKTOP },
        {
          browser: 'chromium',
          name: 'phone',
          viewport: PHONE,
          provider: browserOf(PHONE, TOUCH),
          // What these show does not depend on the screen, or they set its width themselves.
          exclude: ['**/*.once.screen.tsx'],
        },
      ],
    },
  },
});
