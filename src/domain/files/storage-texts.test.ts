import { expect, test } from 'vitest';
import { storageTrouble } from './storage-texts.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  [0, 20, null, null],
  [15.9, 20, 50, null],
  [
    16,
    20,
    50,
    /^Súbory zaberajú 16 GB, najviac môžu 20 GB\. Väčší súbor sa už nemusí zmestiť\. Zväčšite miesto/,
  ],
  [19.99, 20, 1, /^Súbory zaberajú 20 GB, najviac môžu 20 GB\./],
  [
    20,
    20,
    50,
    /^Miesto na súbory sa minulo \(20 GB, najviac 20 GB\)\. Klienti ani vy teraz nič nenahráte\. Zväčšite miesto/,
  ],
  [18.9, 20, 50, /Väčší súbor/],
  [19, 20, 50, /^Súbory zaberajú 19 GB, najviac môžu 20 GB\. Klienti už nič nenahrajú/],
  [0, null, 50, null],
  [0, null, 0.5, /^Na disku servera zostáva 512 MB\./],
  [21, 20, 0.1, /^Miesto na súbory sa minulo/],
  [1, 20, 0.5, /^Na disku servera zostáva 512 MB\./],
  [16, 20, 0.5, /^Na disku servera/],
])('%d GB of %d with %d on the disk: %s', (used, total, free, said) => {
  const trouble = storageTrouble({
    used: used * GIGABYTE,
    total: total === null ? null : total * GIGABYTE,
    free: free === null ? null : free * GIGABYTE,
  });
  const text = trouble?.replaceAll('\u00A0', ' ') ?? null;
  if (said === null) expect(text).toBeNull();
  else expect(text).toMatch(said);
});
