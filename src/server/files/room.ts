import { Readable } from 'node:stream';
import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import * as contract from '#domain/files/contract.ts';
import { isDrawn } from '#domain/files/file-types.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { contentLength } from './content-data.ts';
import { findFile, findFilesOf, type StoredFile } from './data.ts';
import { createFinishing } from './finishing.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { openStore } from './open-store.ts';
import { createQuota } from './quota.ts';
import { createScanner, SCAN_LIMIT } from './scanner.ts';
import { personOf, shownFile } from './shown-file.ts';
import { createStorage, type Storage } from './storage.ts';
import type { Store } from './store.ts';
import { sweepFiles } from './sweeping.ts';
import { createUploads } from './uploads.ts';

export interface FileRoom extends Room {
  /** Where contents are kept, by their hash. */
  store: Store;
  inspector: Inspector;
  storage: Pick<Storage, 'trouble'>;
  /** Finishes what a fault or a killed program has left; answers how many files. */
  goOn(now: Date): Promise<number>;
}

/** A file is nobody's page: it runs nothing, loads nothing, and only this site shows it (security 51). */
export const AS_A_FILE = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Files that clients and the operator send each other (decision 128). */
export function fileRoom(foundation: Foundation): FileRoom {
  const { db, config, clock, jobs } = foundation;
  const store = openStore(config);
  const inspector = createInspector({ ...foundation, timeoutFactor: config.timeoutFactor });
  const quota = createQuota(foundation);
  const timeLimit = SCAN_LIMIT * config.timeoutFactor;
  const scanner = createScanner({ ...foundation, clamd: config.clamd, timeLimit });
  const finishing = createFinishing({ ...foundation, quota, store, inspector, scanner });
  const storage = createStorage(foundation);
  const uploads = createUploads({ ...foundation, quota, finishing, storage });
  jobs.repeat({
    name: 'files-interrupted',
    cron: '*/5 * * * *',
    run: async () => void (await finishing.goOn(clock())),
  });

  const reached = async (actor: Actor, id: string): Promise<StoredFile> => {
    const file = await findFile(db, actor, id);
    if (!file) throw new Fault('notFound');
    return file;
  };
  const shown = async (file: Promise<StoredFile>, { actor }: Pick<Admitted, 'actor'>) =>
    shownFile(await file, personOf(actor));
  /** A content, until whoever asks is gone; who asks for its headers alone makes nobody read it. */
  const contentOf = async (
    sha256: string | null,
    { request, signal }: Pick<Admitted, 'request' | 'signal'>,
  ) => {
    // A file that is not ready has nothing to be read.
    if (sha256 === null) throw new Fault('notFound');
    if (request.method === 'HEAD')
      return { bytes: Readable.from([]), length: await contentLength(db, sha256) };
    const content = await store.open(sha256, signal);
    if (!content) throw new Fault('storeUnavailable', { cause: new Error(`The store misses ${sha256}`) });
    return content;
  };

  return {
    store,
    inspector,
    storage,
    goOn: finishing.goOn,
    sweeps: [
      { name: 'files-sweep', minute: 43, run: sweepFiles({ ...foundation, store, finishing, storage }) },
    ],
    calls: [
      serve(contract.beginUpload, (call) => shown(uploads.begin(call.body, call), call)),
      serve(contract.sendChunk, async (call) => {
        if (!call.upload) throw new Fault('unsupportedMedia');
        const part = { offset: call.query.offset, bytes: await bytesOf(call.upload.bytes) };
        return shown(uploads.take(call.params.id, part, call), call);
      }),
      serve(contract.listFiles, async ({ query, actor, now }) => {
        const at = await findReached(db, actor, query);
        if (!at) throw new Fault('notFound');
        const files = await findFilesOf(db, actor, query);
        return {
          files: files.map((file) => shownFile(file, personOf(actor))),
          used: await quota.used(db, at.clientId, now),
          quota: await quota.most(db, at.clientId),
        };
      }),
      serve(contract.openFile, (call) => shown(reached(call.actor, call.params.id), call)),
      serve(contract.removeFile, async (call) => {
        await uploads.remove(call.params.id, call);
        return {};
      }),
      serve(contract.fileContent, async (call) => {
        const { sha256, type, name } = await reached(call.actor, call.params.id);
        const { bytes, length } = await contentOf(sha256, call);
        return {
          bytes,
          type: type ?? 'application/octet-stream',
          fileName: name,
          inline: call.query.as === 'inline' && type !== null && isDrawn(type),
          headers: { ...AS_A_FILE, 'content-length': String(length) },
        };
      }),
      serve(contract.filePreview, async (call) => {
        const { previewSha256, name } = await reached(call.actor, call.params.id);
        const { bytes, length } = await contentOf(previewSha256, call);
        return {
          bytes,
          type: 'image/webp',
          fileName: `${name}.webp`,
          inline: true,
          headers: { ...AS_A_FILE, 'content-length': String(length) },
        };
      }),
    ],
  };
}

const bytesOf = async (bytes: Readable): Promise<Buffer> => Buffer.concat(await bytes.toArray());
