import type { MergedFile } from './merged-files.ts';
import type { SentFile, UploadState } from './upload-queue.ts';

/** So many files stand open, and so many of more than those. */
export const MANY = { all: 8, some: 6 } as const;
export const FEW = { all: 4, some: 3 } as const;

/** What somebody has to read stands before what moves, that before what waits its turn, and what is there comes last. */
const PLACES: Readonly<Record<UploadState, number>> = {
  ...{ refused: 0, failed: 0 },
  ...{ interrupted: 1, sending: 1, elsewhere: 1 },
  ...{ paused: 2, waiting: 2 },
  done: 3,
};
const READ = PLACES.refused;
const THERE = PLACES.done;

const placeOf = <Shown extends SentFile>({ file, upload }: MergedFile<Shown>): number => {
  if (upload) return PLACES[upload.state];
  return file?.state === 'refused'
    ? PLACES.refused
    : file?.state === 'uploading'
      ? PLACES.interrupted
      : THERE;
};

/** Which files stand open of many: all that somebody has to read, and of the others those of which most is to be seen, the last of those that are there. */
export function openFiles<Shown extends SentFile>(
  files: readonly MergedFile<Shown>[],
  { all, some }: { all: number; some: number },
): ReadonlySet<MergedFile<Shown>> {
  if (files.length <= all) return new Set(files);
  const at = (place: number) => files.filter((file) => placeOf(file) === place);
  const read = at(READ);
  const others = [...at(PLACES.sending), ...at(PLACES.waiting), ...at(THERE).toReversed()];
  return new Set([...read, ...others.slice(0, Math.max(0, some - read.length))]);
}
