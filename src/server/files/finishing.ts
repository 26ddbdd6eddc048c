import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Doer } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { FileRefusal } from '#domain/files/file-refusals.ts';
import { isSentAlong } from '#domain/files/file-schema.ts';
import { type FileType, typeOfName } from '#domain/files/file-types.ts';
import { noteOn } from '../audit/note.ts';
import { isDiskFull } from '../db/database-down.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { noteItemFiles } from '../projects/item-files-data.ts';
import { noteBrought } from '../projects/upload-notice-data.ts';
import { noteContent } from './content-data.ts';
import { type Inspector, Unfinished } from './inspector.ts';
import type { Inspected, Written } from './protocol.ts';
import type { Quota } from './quota.ts';
import { lockPlace } from './quota-data.ts';
import { Refused } from './refused.ts';
import { type Scanner, Unscanned } from './scanner.ts';
import { whyNotAdded } from './shown-file.ts';
import { type Store, storeFault } from './store.ts';
import type { files } from './table.ts';
import {
  countAttempt,
  endAttempt,
  findChunk,
  findInterrupted,
  finishUpload,
  lockComplete,
  refuseUpload,
} from './upload-data.ts';

type File = typeof files.$inferSelect;

/** What happens to a file of which everything has arrived (decisions 128, 129). */
export interface Finishing {
  /**
   * Looks at the file, keeps it and makes it ready, or notes why it is not taken. Throws storeUnavailable, storageFull and
   * busy: nothing is lost then, and it can be done again; what was the end of who looked at it too often, of the whole
   * program, too, is not taken.
   */
  finish(file: File, now: Date): Promise<void>;
  /** Finishes what a fault or a killed program has left; answers how many files. */
  goOn(now: Date): Promise<number>;
  /** Deletes what a killed program has left on the disk. */
  clean(now: Date): Promise<void>;
}

type FinishingOptions = Pick<Foundation, 'db' | 'random' | 'config' | 'log' | 'clock'> & {
  quota: Quota;
  store: Store;
  inspector: Inspector;
  scanner: Scanner;
};

const MINUTE_MS = 60_000;
/** A busy machine may be why it has failed once, and twice. */
const MOST_ATTEMPTS = 3;

/** Whether what was in a file's way may be over: there was no room, or nobody came to its end. */
export const mayBeTakenNow = ({ refusal, attempts }: Pick<File, 'refusal' | 'attempts'>): boolean =>
  refusal === 'quota' || (refusal === 'damaged' && attempts >= MOST_ATTEMPTS);

/** A file that nobody came to the end of, as often as that is tried. */
class Worn extends Refused {
  constructor() {
    super('damaged');
  }
}

/** So many files that nobody waits for are finished at a time. */
const AT_ONCE = 50;
/** Nothing works on a folder for so long. */
const FORGOTTEN_MS = 60 * MINUTE_MS;

const uploader = ({ side, accountId }: File): Doer => {
  if (accountId === null) return { kind: side === 'operator' ? 'operator' : 'link' };
  return { kind: side === 'operator' ? 'admin' : 'customer', accountId };
};

/** What is down for one file is down for all of them. */
const isForAll = (error: unknown): boolean =>
  error instanceof Unscanned ||
  (error instanceof Fault && (error.code === 'storeUnavailable' || error.code === 'storageFull'));

export function createFinishing(options: FinishingOptions): Finishing {
  const { db, random, config, log, clock, quota, store, inspector, scanner } = options;
  const workFolder = join(config.dataDir, 'file-work');
  const running = new Map<string, Promise<void>>();

  /** Writes the parts behind one another: never more than one of them is in memory. */
  const assemble = async ({ id, bytes }: File, path: string): Promise<boolean> => {
    for (let offset = 0; offset < bytes; ) {
      const chunk = await findChunk(db, id, offset);
      // Somebody else has finished or removed it.
      if (!chunk) return false;
      await appendFile(path, chunk, { mode: 0o600 }).catch((error: unknown) => {
        throw storeFault(error);
      });
      offset += chunk.length;
    }
    return true;
  };

  const keep = async ({ sha256, bytes, file }: Written, now: Date): Promise<void> => {
    await noteContent(db, sha256, bytes, now);
    await store.keep(sha256, file);
  };

  /** Whether a client may use what a file has become: a picture that is written anew can be more than what came. */
  const hasRoom = async (
    transaction: Transaction,
    file: File,
    became: number,
    now: Date,
  ): Promise<boolean> => {
    if (became <= file.bytes) return true;
    await quota.hold(transaction, file);
    return quota.hasRoom(transaction, file, became - file.bytes, now);
  };

  /**
   * What the look at a file gives; null where nobody waits for that any more. It is counted before it begins and taken back
   * with its end, so a file that is the end of the whole program is not tried for ever: it may be what is wrong.
   */
  const looked = async (file: File, path: string, type: FileType): Promise<Inspected | null> => {
    let attempts = 0;
    // Who is not even taken into the queue costs no reading.
    const bring = async (): Promise<boolean> => {
      if (!(await assemble(file, path))) return false;
      attempts = (await countAttempt(db, file.id)) ?? 0;
      if (attempts > MOST_ATTEMPTS) throw new Worn();
      return attempts > 0;
    };
    try {
      const inspected = await inspector.inspect({ file: path, type }, file.bytes, turnOf(file), bring);
      // What came, whatever of it is kept.
      if (inspected) await scanner.scan(path);
      if (attempts > 0) await endAttempt(db, file.id);
      return inspected;
    } catch (error) {
      if (error instanceof Unfinished) {
        log.warn({ err: error, file: file.id, attempts }, 'a file was not looked at to its end');
        throw attempts < MOST_ATTEMPTS ? error : new Worn();
      }
      if (attempts > 0 && !(error instanceof Worn)) await endAttempt(db, file.id).catch(() => {});
      throw error;
    }
  };

  const refuse = (file: File, refusal: FileRefusal): Promise<void> =>
    db.transaction((transaction) => refuseUpload(transaction, file.id, refusal, clock()));

  const makeReady = async (file: File, { content, preview, ...picture }: Inspected, now: Date) => {
    const type = typeOfName(file.name);
    if (!type) throw new Error('A file was begun whose name has no type');
    await keep(content, now);
    if (preview) await keep(preview, now);
    await db.transaction(async (transaction) => {
      const isWithin = await hasRoom(transaction, file, content.bytes, now);
      await lockPlace(transaction, { type: file.subjectType, id: file.subjectId });
      const complete = await lockComplete(transaction, file.id);
      if (!complete) return;
      // The item was accepted or the project closed while the file was on its way.
      const late = whyNotAdded(complete);
      if (late) return refuseUpload(transaction, file.id, late, clock());
      if (!isWithin) return refuseUpload(transaction, file.id, 'quota', clock());
      const finished = {
        ...{ type, ...picture, bytes: content.bytes, sha256: content.sha256 },
        previewSha256: preview?.sha256 ?? null,
      };
      // To look at it has taken its time: somebody may have seen the papers meanwhile.
      const ready = await finishUpload(transaction, file.id, finished, clock());
      // Nobody is told of what is sent along with something before it is.
      if (!ready || isSentAlong(ready.purpose)) return;
      await noteOn(ready.subjectType)(transaction, ready.subjectId, `${ready.subjectType}.file-added`, {
        actor: uploader(ready),
        now,
      });
      if (ready.itemId !== null) await noteItemFiles(transaction, ready.itemId);
      if (ready.subjectType === 'project' && ready.side === 'client')
        await noteBrought(transaction, ready.subjectId, 'files', ready.accountId, now);
    });
  };

  const inFolder = async (file: File, folder: string, now: Date): Promise<void> => {
    const path = join(folder, 'upload');
    const type = typeOfName(file.name);
    if (!type) throw new Error('A file was begun whose name has no type');
    try {
      const inspected = await looked(file, path, type);
      if (!inspected) return;
      await makeReady(file, inspected, now);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await refuse(file, error.refusal);
    }
  };

  const finishOnce = async (file: File, now: Date): Promise<void> => {
    const folder = join(workFolder, random.uuid());
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw storeFault(error);
      });
      await inFolder(file, folder, now);
    } catch (error) {
      throw isDiskFull(error) ? new Fault('storageFull', { cause: error }) : error;
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  };

  const finish = (file: File, now: Date): Promise<void> => {
    const begun = running.get(file.id);
    if (begun) return begun;
    const work = finishOnce(file, now).finally(() => running.delete(file.id));
    running.set(file.id, work);
    return work;
  };

  return {
    finish,
    async goOn(now) {
      const interrupted = await findInterrupted(db, now, AT_ONCE);
      let [finished, isDown] = [0, false];
      // One behind the other for each client, and nobody behind another's.
      const ofClient = async (theirs: readonly File[]): Promise<void> => {
        for (const file of theirs) {
          if (isDown) return;
          try {
            await finish(file, now);
            finished += 1;
          } catch (error) {
            isDown ||= isForAll(error);
            if (!(error instanceof Fault))
              log.error({ err: error, file: file.id }, 'a file cannot be finished');
          }
        }
      };
      await Promise.all([...Map.groupBy(interrupted, turnOf).values()].map(ofClient));
      return finished;
    },
    async clean(now) {
      for (const name of await readdir(workFolder).catch(() => [])) {
        const folder = join(workFolder, name);
        const made = await stat(folder).catch(() => null);
        if (made && now.getTime() - made.mtimeMs > FORGOTTEN_MS)
          await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Who shares a turn at the processes that look at files. */
const turnOf = ({ side, clientId, subjectId }: File): string =>
  side === 'operator' ? side : (clientId ?? subjectId);
