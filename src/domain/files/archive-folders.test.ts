import { expect, test } from 'vitest';
import { archiveFolder, PAPERS_FOLDER } from './archive-folders.ts';
import { createEntryNames } from './file-name.ts';

test.each([
  ['project', 'item', 'Texty podstránok – ľahké', 'Podklady/Texty podstranok – lahke'],
  ['project', 'item', 'Fotky: pred / po', 'Podklady/Fotky- pred - po'],
  ['project', 'item', '../..', 'Podklady/-'],
  ['project', 'record', null, 'Subory'],
  ['project', 'message', null, 'Spravy k projektu'],
  ['project', 'delivery', null, 'Odovzdane'],
  ['offer', 'message', null, 'Spravy k ponuke'],
  ['request', 'message', null, 'Spravy k dopytu'],
  ['request', 'record', null, 'Spravy k dopytu'],
] as const)(
  'a file of a %s, sent as %s for the item %s, lies in %4$s',
  (subjectType, purpose, item, folder) => {
    const nameOf = createEntryNames();
    expect(nameOf(archiveFolder({ subjectType, purpose, item }), 'Súbor.txt')).toBe(`${folder}/Súbor.txt`);
  },
);

test('items of one name, and papers and files of one name, clash nowhere', () => {
  const nameOf = createEntryNames();
  const names = [
    nameOf(PAPERS_FOLDER, 'CP-2026-0001-A.pdf'),
    ...['Logo', 'LOGO', 'Lógo', 'Logo ', 'Dokumenty'].map((item) =>
      nameOf(archiveFolder({ subjectType: 'project', purpose: 'item', item }), 'a.txt'),
    ),
    nameOf(archiveFolder({ subjectType: 'project', purpose: 'record', item: null }), 'CP-2026-0001-A.pdf'),
  ];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});
