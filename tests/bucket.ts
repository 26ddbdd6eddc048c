import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '#server/config.ts';

const REGION = 'us-east-1';

/** A bucket that speaks as much of the S3 protocol as files need: it proves signatures and hashes. */
export interface TestBucket {
  config: BucketConfig;
  /** What it holds, by path. */
  objects: Map<string, Buffer>;
  /** Answers everything with this status from now on; null for its usual answers. */
  answerWith(status: number | null): void;
  /** Answers nothing from now on, until the returned function is called. */
  makeWait(): () => void;
  /** Sends so many bytes of each content from now on and then no more; null for all of them. */
  holdBack(after: number | null): void;
  /** Answers that are on their way. */
  underWay(): number;
  close(): Promise<void>;
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request must have (AWS Signature Version 4). */
function signatureOf({ method, url = '', headers }: IncomingMessage, secret: string): string {
  const signed = /SignedHeaders=([^,\s]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const time = String(headers['x-amz-date']);
  const day = time.slice(0, 8);
  const canonical = [
    method,
    url,
    '',
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${REGION}/s3/aws4_request`, hash(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(sign, `AWS4${secret}`);
  return sign(key, text).toString('hex');
}

/** Opens a bucket on this machine. */
export async function openBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const secretAccessKey = 'tajny-kluc';
  let forced: number | null = null;
  let held: number | null = null;
  let waiting = Promise.resolve();
  let underWay = 0;

  const answerTo = async (request: IncomingMessage): Promise<[number, Buffer?]> => {
    const body = await buffer(request);
    const { url = '', method, headers } = request;
    if (forced !== null) return [forced];
    if (!headers.authorization?.endsWith(`Signature=${signatureOf(request, secretAccessKey)}`)) return [403];
    if (method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== hash(body)) return [400];
      objects.set(url, body);
      return [200];
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return [204];
    }
    const found = objects.get(url);
    return found ? [200, found] : [404];
  };

  const server = createServer(async (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    await waiting;
    const [status, body] = await answerTo(request);
    response.writeHead(status, { 'content-length': body?.length ?? 0 });
    if (held === null || !body || body.length <= held) response.end(body);
    else response.write(body.subarray(0, held));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      ...{ endpoint: `http://127.0.0.1:${port}`, name: 'subory', region: REGION },
      ...{ accessKeyId: 'dielna', secretAccessKey },
    },
    objects,
    answerWith: (status) => {
      forced = status;
    },
    makeWait: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = promise;
      return resolve;
    },
    holdBack: (after) => {
      held = after;
    },
    underWay: () => underWay,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
