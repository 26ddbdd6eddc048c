import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { isDrawn, typeOfName } from '#domain/files/file-types.ts';
import { onceReachableAgain } from '../errors/reachability.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { type FileCalls, type FilePlace, fileCalls } from './file-calls.ts';
import { pickRefusal } from './picked-files.ts';
import { uploadFailure } from './upload-failure.ts';
import { createUploadQueue, isUnfinished, type UploadQueue } from './upload-queue.ts';

/** What this tab sends to a record; it goes on while screens come and go. */
export interface FileQueue {
  calls: FileCalls;
  queue: UploadQueue<File, ShownFile>;
  /** Takes what was picked; of too many the first, and what cannot be sent with the word why. */
  pick: (files: readonly File[], itemId: string | null) => void;
  /** Address of the picture that was picked, by the key of its upload. */
  pictures: ReadonlyMap<string, string>;
  /** Takes an upload out with its picture, and what of it has arrived. */
  remove: (key: string) => void;
  /** Takes out one that has nothing more to do, with its picture. */
  forget: (key: string) => void;
}

/** A lock between the tabs of a browser; where there is none, each goes its way, and the server keeps them apart. */
async function alone(
  id: string,
  signal: AbortSignal,
  waits: () => void,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work();
  const name = `upload ${id}`;
  const done = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
  if (done) return;
  waits();
  await navigator.locks.request(name, { signal }, work);
}

function createFileQueue(door: ClientDoor, place: FilePlace): FileQueue {
  const calls = fileCalls(door, place);
  const pictures = new Map<string, string>();
  const queue = createUploadQueue<File, ShownFile>({
    calls,
    failureOf: uploadFailure,
    onceReachable: (callback) => onceReachableAgain(callback, { isLost: true }),
    alone,
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    partBytes: FILE_LIMITS.chunk,
  });
  const letGoOfPicture = (key: string) => {
    const shown = pictures.get(key);
    if (shown !== undefined) URL.revokeObjectURL(shown);
    pictures.delete(key);
  };
  // Whoever leaves while files are on their way has to pick again what was not sent yet.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    if (queue.uploads().some(isUnfinished)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return {
    calls,
    queue,
    pictures,
    pick: (files, itemId) => {
      for (const file of files.slice(0, FILE_LIMITS.atOnce)) {
        const refusal = pickRefusal(file);
        if (refusal !== null) {
          queue.refuse(file, itemId, refusal);
          continue;
        }
        const key = queue.add(file, itemId);
        const type = typeOfName(file.name);
        if (type && isDrawn(type)) pictures.set(key, URL.createObjectURL(file));
      }
    },
    remove: (key) => {
      letGoOfPicture(key);
      queue.remove(key);
    },
    forget: (key) => {
      letGoOfPicture(key);
      queue.forget(key);
    },
  };
}

const queues = new Map<string, FileQueue>();

/** The queue of a record in this tab; the same one for every screen that shows it. */
export function fileQueue(door: ClientDoor, place: FilePlace): FileQueue {
  // A page that the server draws picks nothing, and the server keeps nobody's queue.
  if (typeof document === 'undefined') return createFileQueue(door, place);
  const name = JSON.stringify([door.who(), place]);
  const known = queues.get(name);
  if (known) return known;
  const made = createFileQueue(door, place);
  queues.set(name, made);
  return made;
}
