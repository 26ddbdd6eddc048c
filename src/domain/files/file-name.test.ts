import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FILE_LIMITS } from './file-limits.ts';
import { cleanFileName, createEntryNames } from './file-name.ts';

describe('the name of a file', () => {
  test.each([
    ['a path', '../../../etc/cron.d/x.txt', 'x.txt'],
    ['a path of Windows', 'C:\\Users\\Jana\\strecha.jpg', 'strecha.jpg'],
    ['directions', 'faktura\u202Efdp.exe', 'fakturafdp.exe'],
    ['control characters', 'a\u0000b\r\nX-Evil: 1.pdf', 'abX-Evil- 1.pdf'],
    ['letters apart from their marks', 'ra\u0301m.pdf', 'rám.pdf'],
    ['a script', '<script>alert(1)</script>.png', 'script-.png'],
    ['nothing to be seen', '\u200B. .', ''],
    ['half a letter', 'a\uD800.txt', 'a\uFFFD.txt'],
  ])('keeps nothing of %s', (_, name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('of 300 letters keeps its ending', () => {
    const clean = cleanFileName(`${'ž'.repeat(300)}.docx`);
    expect(clean).toHaveLength(FILE_LIMITS.name);
    expect(clean.endsWith('ž.docx')).toBe(true);
  });

  it('is cut before a letter of which half would be left', () => {
    expect(cleanFileName(`${'a'.repeat(FILE_LIMITS.name - 6)}🏠.docx`)).toBe(
      `${'a'.repeat(FILE_LIMITS.name - 6)}.docx`,
    );
  });

  it('is clean once and for all, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanFileName(name);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|]/u);
        expect(clean.length).toBeLessThanOrEqual(FILE_LIMITS.name);
        expect(clean.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('the names in an archive', () => {
  it('clash with no other one, in capitals or not', () => {
    const nameOf = createEntryNames();
    expect([
      nameOf([], 'a.jpg'),
      nameOf([], 'A.JPG'),
      nameOf([], 'a (2).jpg'),
      nameOf(['B'], 'a.jpg'),
    ]).toEqual(['a.jpg', 'A (2).JPG', 'a (2) (2).jpg', 'B/a.jpg']);
  });

  it('are found without trying those that are taken, however many are called the same', () => {
    const nameOf = createEntryNames();
    const names = Array.from({ length: 100_000 }, () => nameOf([], 'IMG.jpg'));
    expect(names.at(-1)).toBe('IMG (100000).jpg');
    expect(nameOf([], 'IMG (7).jpg')).toBe('IMG (7) (2).jpg');
  });

  it('lead nowhere else and name no device', () => {
    const nameOf = createEntryNames();
    expect([
      nameOf(['../..'], '../x'),
      nameOf(['Fotky / pred'], 'CON.txt'),
      nameOf(['', 'a'], 'nul'),
    ]).toEqual(['-/-x', 'Fotky - pred/_CON.txt', 'súbor/a/_nul']);
  });
});
