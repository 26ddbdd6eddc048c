import { expect, test } from 'vitest';
import type { MergedFile } from './merged-files.ts';
import { FEW, MANY, openFiles } from './open-files.ts';
import type { SentFile, Upload, UploadState } from './upload-queue.ts';

const file = (key: number, state: UploadState): MergedFile<SentFile> => ({
  ...{ key: `${key}`, file: null },
  upload: { state } as Upload,
});
const openOf = (states: readonly UploadState[], limits: typeof MANY | typeof FEW) => {
  const files = states.map((state, index) => file(index, state));
  const open = openFiles(files, limits);
  return files.filter((each) => open.has(each)).map(({ key }) => Number(key));
};
const times = (count: number, state: UploadState) => Array.from({ length: count }, () => state);

test('a few files stand open, whatever they do', () => {
  expect(openOf(times(4, 'done'), FEW)).toHaveLength(4);
  expect(openOf(times(8, 'waiting'), MANY)).toHaveLength(8);
});

test('of many those that move stand open, then those that come next', () => {
  expect(openOf([...times(7, 'done'), 'sending', 'sending', ...times(11, 'waiting')], FEW)).toEqual([
    7, 8, 9,
  ]);
});

test('of many that are there the last ones stand open', () => {
  expect(openOf(times(20, 'done'), MANY)).toEqual([14, 15, 16, 17, 18, 19]);
});

test('what somebody has to read always stands open', () => {
  expect(openOf([...times(5, 'refused'), ...times(5, 'waiting')], FEW)).toEqual([0, 1, 2, 3, 4]);
  expect(openOf(['failed', ...times(9, 'done')], FEW)).toEqual([0, 8, 9]);
});
