import type { Actor } from '#domain/accounts/actor.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf, type Doer } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { beginUpload } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { cleanFileName } from '#domain/files/file-name.ts';
import { FILE_REFUSALS, FILE_STEPS, FILE_WAITS } from '#domain/files/file-refusals.ts';
import { isSentAlong } from '#domain/files/file-schema.ts';
import { typeOfName } from '#domain/files/file-types.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { type Caller, noteOn } from '../audit/note.ts';
import { findReached } from '../clients/reach-data.ts';
import { isDiskFull } from '../db/database-down.ts';
import type { Transaction } from '../db/pool.ts';
import { hasDiskSpace } from '../disk-space.ts';
import type { Foundation } from '../foundation.ts';
import { noteItemFiles } from '../projects/item-files-data.ts';
import { deleteFile, findFile, lockFile, type StoredFile } from './data.ts';
import { type Finishing, mayBeTakenNow } from './finishing.ts';
import type { Charged, Quota } from './quota.ts';
import { countFiles, countRefused, lockPlace, reservedSince } from './quota-data.ts';
import { isOwnFile, notAdded, personOf, sideOf, whyNotAdded, whyNotRemoved } from './shown-file.ts';
import type { Storage } from './storage.ts';
import {
  findItemState,
  findTwin,
  insertChunk,
  insertUpload,
  lockUpload,
  touchUpload,
} from './upload-data.ts';

/** How files come and go (decision 128). What is out of reach answers like what is not there. */
export interface Uploads {
  /**
   * The upload of whoever asks under a key, begun or found; one of which everything has arrived is finished, if nothing is in the way. What
   * was not taken for a reason that may be over begins anew. Throws notFound, fileRefused for a name of no kind that is
   * taken, tooLarge, fileStep, keyReused where the key is another file's, storageFull.
   */
  begin(body: ParsedBody<typeof beginUpload>, by: Caller): Promise<StoredFile>;
  /**
   * Takes a part, and finishes the file with the last one. A part that has come before, or comes too early, changes
   * nothing. Throws notFound, fileRefused, storageFull, storeUnavailable, busy; after the last three it can be sent again.
   */
  take(id: string, part: { offset: number; bytes: Buffer }, by: Caller): Promise<StoredFile>;
  /** An item that was handed in and has nothing left waits for the client again. Throws notFound, fileStep. */
  remove(id: string, by: Caller): Promise<void>;
}

type UploadOptions = Pick<Foundation, 'db' | 'random' | 'config' | 'readDisk'> & {
  quota: Quota;
  finishing: Finishing;
  storage: Pick<Storage, 'canHold' | 'takeIn'>;
};

/** A file lies in the database, beside the process that looks at it, and in the store. */
const COPIES = 3;
const MEGABYTE = 1024 * 1024;
/** What clients leave of the disk to the operator's own files and to the database. */
const LEFT_BY_CLIENTS = 256 * MEGABYTE;

/** Whether all of an upload has arrived, and nobody has finished it yet. */
const isComplete = ({ state, received, bytes }: StoredFile): boolean =>
  state === 'uploading' && received === bytes;

const step = (message: string) => new Fault('fileStep', { message });

/** A file of one's own side; what is the other's can be looked at, not changed. */
function ownFile(file: StoredFile | null, { actor }: Caller): StoredFile {
  if (file?.side !== sideOf(actor)) throw new Fault('notFound');
  return file;
}

export function createUploads({
  db,
  random,
  config,
  quota,
  finishing,
  storage,
  readDisk,
}: UploadOptions): Uploads {
  const requireDisk = async (bytes: number, { actor }: Caller): Promise<void> => {
    const left = sideOf(actor) === 'client' ? LEFT_BY_CLIENTS : 0;
    if (!(await hasDiskSpace(config.dataDir, bytes * COPIES + left, readDisk)))
      throw new Fault('storageFull');
  };

  /** Asks for room for so many more bytes, which nobody else takes meanwhile. */
  const requireQuota = async (
    transaction: Transaction,
    charged: Charged,
    bytes: number,
    now: Date,
  ): Promise<void> => {
    if (!(await quota.hasRoom(transaction, charged, bytes, now))) throw step(FILE_STEPS.quota);
  };

  /** Room that was kept for an upload is others' after an hour: whoever goes on with it asks again. */
  const keepRoom = async (transaction: Transaction, file: StoredFile, now: Date): Promise<void> => {
    if (file.touchedAt >= reservedSince(now)) return;
    await quota.hold(transaction, file);
    await requireQuota(transaction, file, file.bytes - file.received, now);
    await touchUpload(transaction, file.id, now);
  };

  const requireOpen = async (
    transaction: Transaction,
    subject: MessageSubject,
    projectState: string | null,
    itemId: string | null,
    { actor }: Caller,
  ): Promise<void> => {
    const itemState =
      itemId !== null && subject.type === 'project'
        ? await findItemState(transaction, subject.id, itemId)
        : null;
    if (itemId !== null && itemState === null) throw new Fault('notFound');
    const side = sideOf(actor);
    const why = whyNotAdded({ side, itemId, itemState, projectState });
    if (why) throw notAdded(why, side);
  };

  /** The row of an upload that begins now. */
  const newFile = (
    { subject, itemId, purpose, bytes, key }: ParsedBody<typeof beginUpload>,
    name: string,
    clientId: string | null,
    { actor, now }: Caller,
  ) => ({
    id: random.uuid(),
    subjectType: subject.type,
    subjectId: subject.id,
    purpose: itemId === null ? purpose : ('item' as const),
    itemId,
    clientId,
    side: sideOf(actor),
    accountId: accountOf(doerOf(actor)),
    uploadKey: key,
    name,
    state: 'uploading' as const,
    bytes,
    createdAt: now,
    touchedAt: now,
  });

  const begin: Uploads['begin'] = async (body, by) => {
    const { subject, itemId, bytes, key } = body;
    const name = cleanFileName(body.name);
    const person = personOf(by.actor);
    const { side } = person;
    const isDelivered = body.purpose === 'delivery' && (side === 'client' || subject.type !== 'project');
    if (isDelivered || (itemId !== null && isSentAlong(body.purpose))) throw new Fault('malformed');
    await requireDisk(bytes, by);
    const hasRoom = await storage.canHold(bytes, side, by.now);
    const file = await db.transaction(async (transaction) => {
      const reached = await findReached(transaction, by.actor, subject);
      if (!reached) throw new Fault('notFound');
      if (!typeOfName(name)) throw new Fault('fileRefused', { message: FILE_REFUSALS.type });
      if (bytes > FILE_LIMITS.bytes) throw new Fault('tooLarge', { message: FILE_STEPS.tooLarge });
      const fresh = newFile(body, name, reached.clientId, by);
      await quota.hold(transaction, fresh);
      const projectState = await lockPlace(transaction, subject);
      const begun = await lockUpload(transaction, subject, person, key);
      if (begun) {
        const same = sameUpload(begun, fresh);
        if (same.state === 'uploading') {
          requireAdded(same);
          await keepRoom(transaction, same, by.now);
          return same;
        }
        if (!mayBeTakenNow(same)) return same;
        await deleteFile(transaction, same.id);
      }
      // Who has an account by now picks again what went by the link.
      const twin = await findTwin(transaction, subject, fresh);
      if (twin) return twin;
      await requireOpen(transaction, subject, projectState, itemId, by);
      if ((await countFiles(transaction, subject, side)) >= FILE_LIMITS.perSubject)
        throw step(FILE_STEPS.tooMany);
      if ((await countRefused(transaction, subject, person)) >= FILE_LIMITS.refused)
        throw step(FILE_STEPS.tooManyRefused);
      await requireQuota(transaction, fresh, bytes, by.now);
      if (!hasRoom) throw new Fault('storageFull');
      await insertUpload(transaction, fresh);
      const made = await lockUpload(transaction, subject, person, key);
      if (!made) throw new Error('The upload was not inserted');
      return made;
    });
    if (!isComplete(file)) return file;
    // Whoever comes back to it has nothing left to send; what keeps it from being finished is told with the next try.
    await finishing.finish(file, by.now).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
    });
    return ownFile(await findFile(db, by.actor, file.id), by);
  };

  const take: Uploads['take'] = async (id, { offset, bytes }, by) => {
    await requireDisk(bytes.length, by);
    const hasRoom = await storage.takeIn(bytes.length, sideOf(by.actor), by.now);
    const file = await db.transaction(async (transaction) => {
      const before = ownFile(await findFile(transaction, by.actor, id), by);
      if (before.state !== 'uploading' || before.received !== offset) return before;
      requireAdded(before);
      requirePart(before, offset, bytes);
      if (!hasRoom) throw new Fault('storageFull');
      await keepRoom(transaction, before, by.now);
      await insertChunk(transaction, id, { offset, bytes }, by.now);
      return ownFile(await findFile(transaction, by.actor, id), by);
    });
    if (isComplete(file)) await finishing.finish(file, by.now);
    const after = ownFile(await findFile(db, by.actor, id), by);
    requireAdded(after);
    if (after.refusal) throw new Fault('fileRefused', { message: FILE_REFUSALS[after.refusal] });
    return after;
  };

  return {
    begin: (body, by) => begin(body, by).catch(sayWait),
    take: (id, part, by) => take(id, part, by).catch(sayWait),
    remove: (id, by) =>
      db.transaction(async (transaction) => {
        const { subjectType, subjectId } = ownFile(await findFile(transaction, by.actor, id), by);
        await lockPlace(transaction, { type: subjectType, id: subjectId });
        const file = ownFile(await lockFile(transaction, by.actor, id), by);
        if (!isOwnFile(file, personOf(by.actor))) throw step(FILE_STEPS.notYours);
        const why = whyNotRemoved(file);
        if (why !== null) throw step(why);
        await deleteFile(transaction, id);
        // What never arrived, or was never sent, was never told of.
        if (file.state !== 'ready' || isSentAlong(file.purpose)) return;
        const isEmptied = file.itemId !== null && (await noteItemFiles(transaction, file.itemId));
        await noteOn(file.subjectType)(
          transaction,
          file.subjectId,
          isEmptied ? 'project.item-emptied' : `${file.subjectType}.file-removed`,
          { actor: doerOf(by.actor), now: by.now },
        );
      }),
  };
}

/** Says of what has to wait that nothing of it is lost, and that it goes on by itself; a database without room is one reason. */
function sayWait(reason: unknown): never {
  const error = isDiskFull(reason) ? new Fault('storageFull', { cause: reason }) : reason;
  if (!(error instanceof Fault) || !isWait(error.code)) throw error;
  const { code, retryAfter } = error;
  throw new Fault(code, {
    message: FILE_WAITS[code],
    cause: error.cause ?? error,
    ...(retryAfter === null ? {} : { retryAfter }),
  });
}

const isWait = (code: string): code is keyof typeof FILE_WAITS => code in FILE_WAITS;

/** Who makes a call that no stranger is let into. */
function doerOf(actor: Actor): Doer {
  if (actor.kind === 'stranger') throw new Fault('unauthenticated');
  return actor;
}

/** Refuses what is on its way to where nothing is added any more, or came there too late. */
function requireAdded(file: StoredFile): void {
  const why = file.state === 'ready' ? null : whyNotAdded(file);
  if (why) throw notAdded(why, file.side);
}

/** What was brought for an item that is there no more stays the project's. */
const isOfRemovedItem = ({ purpose, itemId }: StoredFile): boolean => purpose === 'item' && itemId === null;

/** The upload that was found, where it is of the same file for the same. */
function sameUpload(
  found: StoredFile,
  { name, itemId, bytes, purpose }: Pick<StoredFile, 'name' | 'itemId' | 'bytes' | 'purpose'>,
): StoredFile {
  // A file that is ready may be of another length than what was sent.
  const isSame =
    found.name === name &&
    (found.itemId === itemId || isOfRemovedItem(found)) &&
    found.purpose === purpose &&
    (found.state !== 'uploading' || found.bytes === bytes);
  if (!isSame) throw new Fault('keyReused');
  return found;
}

/** Parts are whole, except for the last one: a file has few of them. */
function requirePart({ bytes }: StoredFile, offset: number, part: Buffer): void {
  const isLast = offset + part.length === bytes;
  if (part.length === 0 || (part.length !== FILE_LIMITS.chunk && !isLast) || offset + part.length > bytes)
    throw new Fault('malformed');
}
