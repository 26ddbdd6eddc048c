import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

type Encoding = 'br' | 'gzip' | 'identity';
/** The best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** 9 makes a page two thousandths smaller, and takes twice as long as its rendering. */
const BROTLI_QUALITY = 8;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Names and values in turn, as `writeHead` takes them fastest. */
type HeaderBlock = string[];

/** An answer that is ready: nothing of it is made when somebody asks. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, { head: HeaderBlock; body: Buffer }>>;
  readonly notModified: HeaderBlock;
}

/** Compresses a page and sets its headers down, once for all visitors. */
export async function cachedPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(body),
  ]);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = Object.entries({ ...headers, vary: 'accept-encoding', etag }).flat();
  const ready = (encoding: Encoding, packed: Buffer) => {
    const named = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return { head: [...common, ...named, 'content-length', String(packed.length)], body: packed };
  };
  return {
    status,
    etag,
    bodies: { br: ready('br', br), gzip: ready('gzip', gz), identity: ready('identity', body) },
    notModified: common,
  };
}

/** An answer as Node writes it. */
interface ReadyAnswer {
  status: number;
  head: HeaderBlock;
  body: Buffer | undefined;
}

/** What a request gets of the page: the encoding it asks for, or that it has the page already. */
export function readyAnswer(page: CachedPage, headers: IncomingHttpHeaders): ReadyAnswer {
  if (page.status === 200 && knows(headers['if-none-match'], page.etag))
    return { status: 304, head: page.notModified, body: undefined };
  return { status: page.status, ...page.bodies[acceptedEncoding(headers['accept-encoding'])] };
}

/** Proxies that compress by themselves make an ETag weak: W/"…". */
const knows = (header: string | undefined, etag: string): boolean => header?.includes(etag) ?? false;

const acceptedEncoding = (header: string | string[] | undefined): Encoding =>
  negotiate(String(header ?? ''), ENCODINGS) ?? 'identity';
