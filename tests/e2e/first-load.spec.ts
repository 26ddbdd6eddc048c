import {
  FIRST_LOAD_LIMITS,
  FIRST_LOAD_PATHS,
  firstLoad,
  kilobytes,
  scriptsOf,
  wizardWords,
} from '../first-load.ts';
import { expect, test } from './fixtures.ts';

for (const path of FIRST_LOAD_PATHS) {
  test(`a first visit to ${path} stays within its budget and leaves the wizard to later`, async ({
    page,
    baseURL,
  }) => {
    const files = await firstLoad(page, `${baseURL}${path}`);
    const scripts = scriptsOf(files);
    expect(scripts.length).toBeGreaterThan(1);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.scripts);
    expect(kilobytes(files)).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.everything);
    expect(await wizardWords(scripts)).toEqual([]);
  });
}
