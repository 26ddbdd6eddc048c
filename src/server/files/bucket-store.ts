import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Fault } from '#domain/errors/faults.ts';
import type { BucketConfig } from '../config.ts';
import type { Store } from './store.ts';

/** Longest time for an answer to begin, and for 10 MB to be sent. */
const TIME_LIMIT_MS = 30_000;

const unavailable = (cause: unknown) => new Fault('storeUnavailable', { cause });

/** Contents in a bucket that speaks the S3 protocol. */
export function bucketStore({ endpoint, name, region, accessKeyId, secretAccessKey }: BucketConfig): Store {
  // Tries again are the caller's: an upload that has to wait says so.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const addressOf = (sha256: string) => `${endpoint}/${name}/files/${sha256.slice(0, 2)}/${sha256}`;

  const ask = async (sha256: string, init: RequestInit, good: readonly number[]): Promise<Response> => {
    const answer = await client
      .fetch(addressOf(sha256), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    if (good.includes(answer.status)) return answer;
    await answer.body?.cancel();
    if (answer.status === 507) throw new Fault('storageFull');
    throw unavailable(new Error(`The bucket answered ${answer.status}`));
  };

  return {
    async keep(sha256, file) {
      // The bucket compares what arrives with the hash, so a part of a file is never kept.
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const sent = await ask(
        sha256,
        { method: 'PUT', headers, body: await openAsBlob(file) },
        [200, 201, 204],
      );
      await sent.body?.cancel();
    },
    async open(sha256) {
      const answer = await ask(sha256, { method: 'GET' }, [200, 404]);
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      return {
        // The same stream: the types of the browser and of Node differ.
        bytes: Readable.fromWeb(answer.body as ReadableStream),
        length: Number(answer.headers.get('content-length')),
      };
    },
    async remove(sha256) {
      const answer = await ask(sha256, { method: 'DELETE' }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}
