import { openAsBlob } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStreamDefaultReader } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Fault } from '#domain/errors/faults.ts';
import type { BucketConfig } from '../config.ts';
import { readLater, type Store } from './store.ts';

/** How long a bucket may take. */
export interface BucketLimits {
  /** Milliseconds for an answer to begin, and for the next bytes of a content to come … */
  answer: number;
  /** … to which what is sent adds the time that it needs at so many bytes a second. */
  slowest: number;
}

const LIMITS: BucketLimits = { answer: 30_000, slowest: 64 * 1024 };
const SECOND_MS = 1_000;

const unavailable = (cause: unknown) => new Fault('storeUnavailable', { cause });

/** Contents in a bucket that speaks the S3 protocol. */
export function bucketStore(
  { endpoint, name, region, accessKeyId, secretAccessKey }: BucketConfig,
  limits: BucketLimits = LIMITS,
): Store {
  // Tries again are the caller's: an upload that has to wait says so.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const addressOf = (sha256: string) => `${endpoint}/${name}/files/${sha256.slice(0, 2)}/${sha256}`;

  /** Asks, and takes back what `signal` ends; the time is over once the answer has begun. */
  const ask = async (
    sha256: string,
    init: RequestInit,
    good: readonly number[],
    { within = limits.answer, signal }: { within?: number; signal?: AbortSignal | undefined } = {},
  ): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The bucket does not answer')), within);
    const signals = [late.signal, ...(signal ? [signal] : [])];
    const answer = await client
      .fetch(addressOf(sha256), { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
      .catch((error: unknown) => {
        throw unavailable(error);
      })
      .finally(() => clearTimeout(timer));
    if (good.includes(answer.status)) return answer;
    await answer.body?.cancel();
    if (answer.status === 507) throw new Fault('storageFull');
    throw unavailable(new Error(`The bucket answered ${answer.status}`));
  };

  return {
    async keep(sha256, file) {
      // The bucket compares what arrives with the hash, so a part of a file is never kept.
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const body = await openAsBlob(file);
      const within = limits.answer + (body.size / limits.slowest) * SECOND_MS;
      const sent = await ask(sha256, { method: 'PUT', headers, body }, [200, 201, 204], { within });
      await sent.body?.cancel();
    },
    async open(sha256, signal) {
      const answer = await ask(sha256, { method: 'GET' }, [200, 404], { signal });
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      const bytes = readLater(steadily(answer.body.getReader(), limits.answer));
      return {
        bytes: signal ? addAbortSignal(signal, bytes) : bytes,
        length: Number(answer.headers.get('content-length')),
      };
    },
    async remove(sha256) {
      const answer = await ask(sha256, { method: 'DELETE' }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}

/** What a bucket sends, as long as more of it comes in time: how fast it is taken is the reader's matter. */
function steadily(reader: ReadableStreamDefaultReader<Uint8Array>, within: number): Readable {
  return new Readable({
    read() {
      const timer = setTimeout(() => this.destroy(unavailable(new Error('The bucket has stalled'))), within);
      reader
        .read()
        .then(
          ({ done, value }) => this.push(done ? null : value),
          (error: unknown) => this.destroy(unavailable(error)),
        )
        .finally(() => clearTimeout(timer));
    },
    destroy(error, done) {
      reader.cancel().then(
        () => done(error),
        () => done(error),
      );
    },
  });
}
