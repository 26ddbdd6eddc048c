import { expect, test } from 'vitest';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MergedFile } from './merged-files.ts';
import type { Upload } from './upload-queue.ts';
import { cutFiles, filesOfItem, filesOfRecord } from './use-files.ts';

const known = (
  name: string,
  { purpose, itemId = null }: Pick<ShownFile, 'purpose'> & { itemId?: string | null },
) =>
  ({ key: name, file: { name, purpose, itemId } as ShownFile, upload: null }) satisfies MergedFile<ShownFile>;
const picked = (name: string, itemId: string | null, file: ShownFile | null = null) =>
  ({ key: name, file, upload: { itemId } as Upload<ShownFile> }) satisfies MergedFile<ShownFile>;

const files = [
  known('projektu', { purpose: 'record' }),
  known('podkladu', { purpose: 'item', itemId: 'logo' }),
  known('odobraného podkladu', { purpose: 'item' }),
  known('správy', { purpose: 'message' }),
  picked('vybraný k projektu', null),
  picked('vybraný k podkladu', 'logo'),
  picked('vybraný k podkladu, kým bol odobraný', 'logo', { purpose: 'item', itemId: null } as ShownFile),
];
const keysOf = (some: readonly MergedFile<ShownFile>[]) => some.map(({ key }) => key);

test('a file stands with its item, and with the project once the item is removed', () => {
  expect(keysOf(filesOfItem({ files }, 'logo'))).toEqual(['podkladu', 'vybraný k podkladu']);
  expect(keysOf(filesOfRecord({ files }))).toEqual([
    'projektu',
    'odobraného podkladu',
    'vybraný k projektu',
    'vybraný k podkladu, kým bol odobraný',
  ]);
});

test('a file is cut where a part of it has arrived and nobody here sends it on', () => {
  const begun = (id: string, upload: Upload<ShownFile> | null = null) => ({
    ...{ key: id, upload },
    file: { id, itemId: 'logo', state: 'uploading' } as ShownFile,
  });
  const some = [begun('cut'), begun('sent by another window'), begun('sent here', {} as Upload<ShownFile>)];
  const shown = { files: some, elsewhere: new Set(['sent by another window']) };
  expect(keysOf(cutFiles(shown, 'logo'))).toEqual(['cut']);
});
