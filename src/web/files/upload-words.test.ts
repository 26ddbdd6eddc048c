import { expect, test } from 'vitest';
import type { Upload } from './upload-queue.ts';
import { cutWords, progressWords, uploadWords } from './upload-words.ts';

const MB = 1024 * 1024;
const upload = (state: Upload['state'], received: number, bytes = 3.9 * MB): Upload => ({
  key: 'a',
  itemId: null,
  name: 'balkon.jpg',
  bytes,
  received,
  state,
  said: null,
  fileId: null,
  sent: null,
});
const said = (...of: Parameters<typeof upload>) => uploadWords(upload(...of)).replaceAll('\u00A0', ' ');

test.each([
  ['čaká', said('waiting', 0)],
  ['čaká, 25 %', said('waiting', MB, 4 * MB)],
  ['0 %, 0 z 3,9 MB', said('sending', 0)],
  ['12 %, 512 kB z 3,9 MB', said('sending', 0.5 * MB)],
  ['61 %, 2,4 z 3,9 MB', said('sending', 2.4 * MB)],
  ['25 %, 1 zo 4 MB', said('sending', MB, 4 * MB)],
  ['50 %, 512 kB z 1 MB', said('sending', 0.5 * MB, MB)],
  ['53 %, 2,4 zo 4,5 MB', said('sending', 2.4 * MB, 4.5 * MB)],
  ['49 %, 500 z 1 010 kB', said('sending', 500 * 1024, 1010 * 1024)],
  ['99 %, 3,9 z 3,9 MB', said('sending', 3.9 * MB - 1)],
  ['kontroluje sa', said('sending', 3.9 * MB)],
  ['150 kB', said('done', 150 * 1024, 150 * 1024)],
  ['prerušené, 50 %', said('interrupted', MB, 2 * MB)],
  [
    'čaká na server, 100 %',
    uploadWords({ ...upload('interrupted', MB, MB), said: 'Server je vyťažený.' }).replaceAll('\u00A0', ' '),
  ],
])('%s', (expected, words) => {
  expect(words).toBe(expected);
});

test('the end of files is told in sentences, not their percents', () => {
  const [done, sending] = [upload('done', 1), upload('sending', 1)];
  expect(progressWords([])).toBe('');
  expect(progressWords([done, sending])).toBe('Nahratý je 1 z\u00A02.');
  expect(progressWords(Array.from({ length: 4 }, () => done))).toBe('Nahraté sú 4 zo\u00A04.');
  expect(progressWords([done, sending, sending, sending])).toBe('Nahratý je 1 zo\u00A04.');
  expect(progressWords([sending, { ...sending, received: 2 } as Upload])).toBe(
    progressWords([sending, sending]),
  );
  expect(progressWords([upload('refused', 0), upload('interrupted', 0)])).toBe(
    'Nahratých je 0 z\u00A02. Spojenie sa prerušilo, nahrávanie bude pokračovať samo. Nepodarilo sa: balkon.jpg.',
  );
  const refused = { ...upload('refused', 0), said: 'Sieť neprijala také veľké údaje.' };
  expect(progressWords([refused, refused])).toBe(
    'Nahratých je 0 z\u00A02. Nepodarilo sa: balkon.jpg, balkon.jpg. Sieť neprijala také veľké údaje.',
  );
  const waiting = { ...upload('interrupted', 0), said: 'Úložisko neodpovedá.' };
  expect(progressWords([waiting])).toBe('Nahratých je 0 z\u00A01. Úložisko neodpovedá.');
});

test('an item with files that were cut on their way says what to do', () => {
  expect(cutWords(1).replaceAll('\u00A0', ' ')).toBe(
    'Nahrávanie sa prerušilo (1 súbor). Otvorte podklad a vyberte ho znova, nahrá sa len zvyšok.',
  );
  expect(cutWords(3).replaceAll('\u00A0', ' ')).toContain('(3 súbory). Otvorte podklad a vyberte ich znova');
});
