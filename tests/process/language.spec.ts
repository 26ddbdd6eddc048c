import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURE_IDS, SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { featureName, serviceName, tradeName } from '#domain/quote/labels.ts';
import { looseWords } from '../language/loose-words.ts';
import { allowedWords, misspelt, type Speller, slovakSpeller } from '../language/spelling.ts';
import { typographyMistakes } from '../language/typography.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { fetchPage, shownTexts } from './rendered-page.ts';

let server: ServerProcess;
let speller: Speller;

beforeAll(async () => {
  server = await startServer();
  speller = await slovakSpeller(allowedWords());
});
afterAll(() => server.stop());

/** Names of the catalogue with a word of one letter, which no page lets end a line however short they are. */
const NAMES = [
  ...SERVICE_SLUGS.map(serviceName),
  ...TRADE_IDS.map(tradeName),
  ...FEATURE_IDS.map(featureName),
].filter((name) => looseWords(name).length > 0);

const textsOf = async (path: string): Promise<string[]> => shownTexts(await fetchPage(server.url, path));

test.each([...PUBLIC_PAGES, '/neexistuje'])('%s is spelt right and set as Slovak wants it', async (path) => {
  const texts = await textsOf(path);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.flatMap((text) => misspelt(text, speller))).toEqual([]);
  expect(texts.flatMap(typographyMistakes)).toEqual([]);
  expect(texts.filter((text) => NAMES.some((name) => text.includes(name)))).toEqual([]);
});

/** What may not be said (decisions 7.8 and 7.11): a final price that is an estimate, a claim without its ground. */
const UNFOUNDED = /sú konečné|Obľúbené|než u konkurencie|do 4 hodín|je vaša, nie prenajatá/i;

test.each(PUBLIC_PAGES)('%s promises nothing that is not so', async (path) => {
  const said = (await textsOf(path)).join(' ').replaceAll('\u00A0', ' ');
  expect(said).not.toMatch(UNFOUNDED);
  if (/modelov/i.test(said)) expect(said).not.toContain('dokončených projektov');
});

test('what is claimed of done projects is said where no models are shown', async () => {
  expect((await textsOf('/o-mne')).join(' ')).toContain('dokončených projektov');
});
