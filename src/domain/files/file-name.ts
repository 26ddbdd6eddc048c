import { FILE_LIMITS } from './file-limits.ts';

/** Control characters and everything invisible that turns or hides letters: "faktura‮fdp.exe" reads as another name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{E0000}-\u{E0FFF}]/gu;
/** What some file system takes for a part of a path, a device or a pattern. */
const RESERVED = /[\\/:*?"<>|]/g;
/** The first half of a letter whose second one is cut off. */
const HALF = /[\uD800-\uDBFF]$/;
const ENDING = /\.[^.]{1,10}$/u;

/**
 * The name of a file as it is kept: the last part of a path, without what nobody can see, at most so many characters, of
 * which the ending stays. Empty where nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(RESERVED, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  if (clean.length <= FILE_LIMITS.name) return clean;
  const ending = ENDING.exec(clean)?.[0] ?? '';
  return clean.slice(0, FILE_LIMITS.name - ending.length).replace(HALF, '') + ending;
}

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/**
 * Names for the entries of one archive: each can be written on every system and none is another one's, in capitals or
 * not. `folders` are those around it, the outermost first.
 */
export function createEntryNames(): (folders: readonly string[], name: string) => string {
  /** Names that are taken, each with the next copy that may be free: a thousand of one name are not tried one by one. */
  const taken = new Map<string, number>();
  const part = (text: string): string =>
    (cleanFileName(text.replace(/[\\/]/g, '-')) || 'súbor').replace(DEVICE, '_$1');
  return (folders, name) => {
    const place = folders.map((folder) => `${part(folder)}/`).join('');
    const clean = part(name);
    const ending = ENDING.exec(clean)?.[0] ?? '';
    const stem = clean.slice(0, clean.length - ending.length);
    const nameOf = (copy: number) => `${place}${copy === 1 ? clean : `${stem} (${copy})${ending}`}`;
    const first = nameOf(1).toLowerCase();
    for (let copy = taken.get(first) ?? 1; ; copy += 1) {
      const entry = nameOf(copy);
      const key = entry.toLowerCase();
      if (key !== first && taken.has(key)) continue;
      if (key !== first) taken.set(key, 2);
      taken.set(first, copy + 1);
      return entry;
    }
  };
}
