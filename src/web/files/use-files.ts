import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isSentAlong, type ShownFile } from '#domain/files/file-schema.ts';
import { onceReachableAgain } from '../errors/reachability.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import type { FilePlace } from './file-calls.ts';
import { type FileQueue, fileQueue } from './file-queue.ts';
import { type MergedFile, mergedFiles } from './merged-files.ts';
import { isUnfinished } from './upload-queue.ts';

/** The files of a record as a screen shows them, and what can be done with them. */
export interface FilesShown {
  door: ClientDoor;
  /** Each once, whether it is there or on its way. */
  files: readonly MergedFile<ShownFile>[];
  own: FileQueue;
  /** False until the server has told them for the first time. */
  isRead: boolean;
  /** Files that another tab of this browser is sending now, by their ids. */
  elsewhere: ReadonlySet<string>;
  /** Takes a file away, wherever it is. Rejects with an ApiError. */
  remove: (file: MergedFile<ShownFile>) => Promise<void>;
}

/** The item that a file is of: as the server has it, since an item may be removed while its files are on their way. */
const itemOf = ({ file, upload }: MergedFile<ShownFile>): string | null =>
  file ? file.itemId : (upload?.itemId ?? null);

/** Those of one item of the checklist. */
export const filesOfItem = ({ files }: Pick<FilesShown, 'files'>, itemId: string) =>
  files.filter((each) => itemOf(each) === itemId);

/** How many files of an item lie there. */
export const readyOf = (files: Pick<FilesShown, 'files'>, itemId: string): number =>
  filesOfItem(files, itemId).filter(({ file, upload }) => (upload?.sent ?? file)?.state === 'ready').length;

/** Those of an item of which a part has arrived, and that no tab of this browser sends on. */
export const cutFiles = ({ files, elsewhere }: Pick<FilesShown, 'files' | 'elsewhere'>, itemId: string) =>
  filesOfItem({ files }, itemId).filter(
    ({ file, upload }) => upload === null && file?.state === 'uploading' && !elsewhere.has(file.id),
  );

/** Those of the record itself: sent along with nothing, and of no item, or of one that was removed since. */
export const filesOfRecord = ({ files }: Pick<FilesShown, 'files'>) =>
  files.filter((each) => itemOf(each) === null && !(each.file && isSentAlong(each.file.purpose)));

const NAMES = 'upload ';

/** The files that some tab of this browser holds. */
async function heldFiles(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(NAMES) ? [name.slice(NAMES.length)] : [])));
}

/** Resolves once no tab of this browser holds the file. */
const whenFree = (id: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(`${NAMES}${id}`, { signal }, async () => {});

/**
 * The files of a record with what this tab sends to it. They are read anew when one has come to its end, and whenever
 * `changed` is another one: what the screen itself was read anew by.
 */
export function useFiles(
  door: ClientDoor,
  { type, id, purpose = 'record' }: FilePlace,
  changed: unknown,
): FilesShown {
  const own = useMemo(() => fileQueue(door, { type, id, purpose }), [door, type, id, purpose]);
  const uploads = useSyncExternalStore(own.queue.subscribe, own.queue.uploads, own.queue.uploads);
  const [listed, setListed] = useState<readonly ShownFile[] | null>(null);
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  // Another one whenever they have to be read anew for a reason of their own.
  const [again, setAgain] = useState(0);
  const ended = uploads.filter((upload) => !isUnfinished(upload)).length;
  const read = useCallback(
    async (signal: AbortSignal) => {
      const files = await own.calls.list(signal);
      const held = await heldFiles();
      if (signal.aborted) return;
      const mine = new Set(own.queue.uploads().map(({ fileId }) => fileId));
      const others = files.filter(({ id, state }) => state === 'uploading' && held.has(id) && !mine.has(id));
      setListed(files);
      setElsewhere(new Set(others.map(({ id }) => id)));
    },
    [own],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is not read, it is why they are read
  useEffect(() => {
    const asking = new AbortController();
    let stopLooking = () => {};
    // What was read before stays; the screen around says that the server does not answer.
    read(asking.signal).catch(() => {
      if (!asking.signal.aborted) stopLooking = onceReachableAgain(() => setAgain((times) => times + 1));
    });
    return () => {
      asking.abort();
      stopLooking();
    };
  }, [read, ended, changed, again]);
  useEffect(() => {
    const asking = new AbortController();
    for (const each of elsewhere)
      whenFree(each, asking.signal)
        .then(() => setAgain((times) => times + 1))
        // Nobody waits for it any more.
        .catch(() => {});
    return () => asking.abort();
  }, [elsewhere]);
  const files = useMemo(() => mergedFiles(listed ?? [], uploads), [listed, uploads]);
  const remove = useCallback(
    async ({ file, upload }: MergedFile<ShownFile>) => {
      if (upload && upload.state !== 'done') own.remove(upload.key);
      if (file && (!upload || upload.state === 'done')) await own.calls.remove(file.id);
      if (upload?.state === 'done') own.forget(upload.key);
      if (file) setListed((now) => now?.filter(({ id: each }) => each !== file.id) ?? null);
    },
    [own],
  );
  return { door, files, own, isRead: listed !== null, elsewhere, remove };
}
