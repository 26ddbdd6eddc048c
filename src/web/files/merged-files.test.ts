import { expect, test } from 'vitest';
import { mergedFiles } from './merged-files.ts';
import type { SentFile, Upload } from './upload-queue.ts';

const file = (id: string, state: SentFile['state'] = 'ready'): SentFile => ({
  id,
  state,
  refusal: null,
  received: 0,
});
const upload = (key: string, fileId: string | null): Upload => ({
  key,
  itemId: null,
  name: key,
  bytes: 1,
  received: 0,
  state: 'sending',
  said: null,
  fileId,
  sent: fileId === null ? null : file(fileId, 'uploading'),
});

test('a file is shown once, under the key that it was picked with', () => {
  const rows = mergedFiles(
    [file('1'), file('2', 'uploading')],
    [upload('pick-1', '2'), upload('pick-2', null)],
  );
  expect(rows.map(({ key, file, upload }) => [key, file?.id, upload?.key])).toEqual([
    ['1', '1', undefined],
    ['pick-1', '2', 'pick-1'],
    ['pick-2', undefined, 'pick-2'],
  ]);
});

test('keeps its key and its place when the list comes to know it', () => {
  const picked = [upload('pick-1', '2')];
  const keys = (files: SentFile[]) => mergedFiles(files, picked).map(({ key }) => key);
  expect(keys([file('1')])).toEqual(['1', 'pick-1']);
  expect(keys([file('1'), file('2', 'uploading')])).toEqual(['1', 'pick-1']);
  expect(keys([file('1'), file('2'), file('3')])).toEqual(['1', 'pick-1', '3']);
});

test('picked twice, it is one file', () => {
  expect(mergedFiles([], [upload('pick-1', '2'), upload('pick-2', '2')]).map(({ key }) => key)).toEqual([
    'pick-1',
  ]);
});

test('what has just come to its end is no upload any more, though the list was read before it', () => {
  const ended = { ...upload('pick-1', '2'), state: 'done' as const, sent: file('2', 'ready') };
  expect(mergedFiles([file('2', 'uploading')], [ended])[0]?.file?.state).toBe('ready');
  const going = upload('pick-1', '2');
  expect(mergedFiles([file('2')], [going])[0]?.file?.state).toBe('ready');
});
