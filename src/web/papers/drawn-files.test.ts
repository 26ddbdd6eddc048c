import { expect, test } from 'vitest';
import { drawnFiles } from './drawn-files.ts';

const of = (id: string | null) => ({ project: id === null ? null : { id } });
const FILES = [of('a'), of('b'), of(null)];

test.each([
  ['while older papers are not read, those of the projects in the list', ['a'], false, [], ['a']],
  ['new ones of any project at once', ['a'], false, ['b'], ['a', 'b']],
  ['new ones beside projects at once', ['a'], false, [null], ['a', null]],
  ['those beside projects with a paper that is', [null], false, [], [null]],
  ['all once every paper is read', ['a'], true, [], ['a', 'b', null]],
  ['all where there is no paper', [], true, [], ['a', 'b', null]],
])('a list of papers draws %s', (_, listed, isWhole, newIn, drawn) => {
  const ids = drawnFiles(FILES, { documents: listed.map(of), isWhole, newIn: new Set(newIn) });
  expect(ids.map(({ project }) => project?.id ?? null)).toEqual(drawn);
});
