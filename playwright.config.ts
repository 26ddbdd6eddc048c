import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const browser = findBrowser();

/** Specs that run on the wide screen alone. */
const ONCE = [
  'account-recovery',
  'consent',
  'cookies',
  'first-load',
  'landing',
  'legal',
  'no-script',
  'print',
  'quote-draft',
  'quote-hostile',
  'quote-offline',
  'references',
  'scrolling',
  'theme',
];

/** Takes as long as a tenth of all others, on a server of its own. */
const LONGEST = ['whole-chain'];

const specs = (names: readonly string[]): RegExp => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

const DESK = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/servers.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait more than they work, so that two cores serve three.
  workers: availableParallelism() + 1,
  // No claim depends on them: what takes longer hangs. The whole chain takes three minutes where nothing else runs.
  timeout: 900_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: browser,
    actionTimeout: 60_000,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Begun first: Playwright leaves what needs another worker to the end, where it would run alone.
    { name: 'chain', testMatch: specs(LONGEST), use: DESK },
    { name: 'desktop', testIgnore: specs(LONGEST), use: DESK },
    {
      name: 'phone',
      // What these show does not depend on the screen, or they set its width themselves; so do single tests with the tag.
      testIgnore: specs([...ONCE, ...LONGEST]),
      grepInvert: /@once/,
      use: PHONE,
    },
  ],
});
