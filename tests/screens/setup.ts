import '../../src/web/design/styles.css';
import '../../src/web/design/areas/areas.css';
import '../../src/web/design/areas/desk.css';
import '../../src/web/design/areas/client-offer.css';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { toastStore } from '#web/errors/toast-store.ts';
import { dataClient } from '#web/shell/data-client.tsx';
import { expectNothingPrinted } from './guard.ts';

const { innerWidth, innerHeight } = globalThis;

// Before anything is shown: a face that is optional and comes late is not used any more, and what is measured would depend on it.
beforeAll(async () => {
  const families = ['Archivo', 'Archivo Heading', 'IBM Plex Mono'];
  await Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`)));
});

beforeEach(() => {
  Object.assign(document.documentElement, { lang: 'sk' });
  Object.assign(document.documentElement.dataset, { theme: 'light', themeChoice: 'light' });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  // Here and not before the next test, into whose storage a part that goes would save.
  await cleanup();
  await page.viewport(innerWidth, innerHeight);
  dataClient().clear();
  toastStore.dismiss();
  expectNothingPrinted();
});
