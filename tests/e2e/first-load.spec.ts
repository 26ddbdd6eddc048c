import { FIRST_LOADS, firstLoad, kilobytes, scriptsOf, wizardWords } from '../first-load.ts';
import { proven } from './account.ts';
import { expect, test } from './fixtures.ts';

for (const { path, isSignedIn, ...limits } of FIRST_LOADS) {
  test(`a first visit to ${path} stays within its budget and leaves the wizard to later`, async ({
    page,
    baseURL,
    server,
  }) => {
    if (isSignedIn) await proven(page.request, server.dataDir);
    const files = await firstLoad(page.context(), `${baseURL}${path}`);
    const scripts = scriptsOf(files);
    expect(scripts.length).toBeGreaterThan(1);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(limits.scripts);
    expect(kilobytes(files)).toBeLessThanOrEqual(limits.everything);
    expect(await wizardWords(scripts)).toEqual([]);
  });
}
