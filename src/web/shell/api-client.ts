import { csrfToken } from '#domain/accounts/calls.ts';
import {
  type AnswerOf,
  type Call,
  type CallInput,
  type CallSchemas,
  type FileAnswer,
  type Method,
  replaceNames,
} from '#domain/api/call.ts';
import { ApiError, errorOfAnswer } from '#domain/errors/api-error.ts';
import { percentDecoded } from '#domain/kernel/percent-decoded.ts';
import { readableCookies } from './browser-storage.ts';
import { createTokenHolder } from './csrf-token.ts';
import { withTimeLimit } from './time-limit.ts';

/** The server answers within 20 s even when AI hangs (security 66); after this the connection is lost. */
const TIMEOUT_MS = 30_000;
/** A long table is read from one end to the other first, in milliseconds. */
export const TABLE_TIMEOUT = 120_000;
const OK = 200;
const FORBIDDEN = 403;

/** A download: its content and the name the server gave it. */
export interface ApiFile {
  blob: Blob;
  name: string | null;
}

/** What a call of the contract answers in the browser. */
export type ApiAnswer<Schemas extends CallSchemas> = Schemas['answer'] extends FileAnswer
  ? ApiFile
  : AnswerOf<Call<Schemas>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** How long an answer may take; a file, between two parts of it. */
  timeoutMs?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Reads an answer; the contract's schemas are ones, and cost the parts that bring them nothing more. */
export interface AnswerSchema<Answer> {
  safeParse: (value: unknown) => { success: true; data: Answer } | { success: false };
}

/** What the client stands on; tests bring a real server instead of the page's own origin. */
export interface Transport {
  /** Empty in a page. */
  origin: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  cookies: () => string;
}

/** What is sent. */
interface Outgoing {
  method: Method;
  path: string;
  body: unknown;
  /** Instead of JSON. */
  upload?: { file: Blob; type: string };
  answer: Call['answers'];
}

/** Name of a download from its header Content-Disposition (RFC 6266), without any folders. */
export function fileName(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = extended
    ? percentDecoded(extended)
    : (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '');
  return name.replace(/^.*[/\\]/, '') || null;
}

async function readJson(response: Response, path: string): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(path, response.status, cause);
  }
}

const unreadable = (path: string, status: number, cause?: unknown): ApiError =>
  new ApiError('Unreadable answer', { path, status, category: 'external_api', cause });

/** Reads a file and says whenever some of it came: a slow network is no lost one. */
async function readFile(response: Response, moves: () => void): Promise<ApiFile> {
  moves();
  const parts = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        moves();
        controller.enqueue(part);
      },
    }),
  );
  const { headers } = response;
  // The browser gathers it, as it would without anybody between: the page holds one part at a time.
  const blob = await new Response(parts, { headers }).blob();
  return { blob, name: fileName(headers.get('content-disposition')) };
}

/** No answer came: given up by the caller, too slow, or not connected. */
function failureOf(error: unknown, path: string, signal: AbortSignal | undefined): Error {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new DOMException('The request was given up', 'AbortError');
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  const message = timedOut ? 'Request timeout' : `Failed to fetch ${path}`;
  return new ApiError(message, { path, status: null, category: 'network', cause: error });
}

/** The path with its names filled in, and the query; what is null or missing is left out of it. */
function addressOf(path: string, params: unknown, query: unknown): string {
  const named = new Map(Object.entries(params ?? {}));
  const filled = replaceNames(path, (name) => encodeURIComponent(String(named.get(name))));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Settles like the promise, or rejects as soon as the signal fires. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** The client of /api over a transport: cookies, CSRF with one retry, time limit, typed failures (specification 7). */
export function createApiClient(transport: Transport) {
  const { path: tokenPath } = csrfToken;
  const tokens = createTokenHolder({ fromServer: tokenFromServer, cookies: transport.cookies });

  async function tokenFromServer(): Promise<string | null> {
    try {
      const answer = await withTimeLimit(TIMEOUT_MS, undefined, async (signal): Promise<unknown> => {
        const init = { credentials: 'same-origin', signal } as const;
        const response = await transport.fetch(transport.origin + tokenPath, init);
        return response.ok ? response.json() : null;
      });
      const token =
        typeof answer === 'object' && answer !== null && 'csrfToken' in answer && answer.csrfToken;
      return typeof token === 'string' ? token : null;
    } catch {
      return null;
    }
  }

  async function attempt(
    outgoing: Outgoing,
    options: CallOptions,
    signal: AbortSignal,
    moves: () => void,
    isRetry = false,
  ) {
    const writes = outgoing.method !== 'GET';
    const token = writes ? await orAborted(tokens.get(), signal) : null;
    const response = await transport.fetch(transport.origin + outgoing.path, {
      method: outgoing.method,
      credentials: 'same-origin',
      signal,
      keepalive: options.keepalive ?? false,
      headers: {
        ...options.headers,
        accept: outgoing.answer === 'file' ? '*/*' : 'application/json',
        ...(writes && { 'content-type': outgoing.upload?.type ?? 'application/json' }),
        ...(token !== null && { 'x-csrf-token': token }),
      },
      ...(writes && { body: outgoing.upload?.file ?? JSON.stringify(outgoing.body ?? {}) }),
    });
    if (response.ok) {
      return outgoing.answer === 'file' ? readFile(response, moves) : readJson(response, outgoing.path);
    }
    const body = await response.text();
    if (writes && !isRetry && response.status === FORBIDDEN && body.includes('CSRF')) {
      tokens.forget(token);
      return attempt(outgoing, options, signal, moves, true);
    }
    const retryAfter = response.headers.get('retry-after');
    throw errorOfAnswer({ path: outgoing.path, status: response.status, body, retryAfter });
  }

  async function send(outgoing: Outgoing, options: CallOptions): Promise<unknown> {
    try {
      return await withTimeLimit(options.timeoutMs ?? TIMEOUT_MS, options.signal, (signal, moves) =>
        attempt(outgoing, options, signal, moves),
      );
    } catch (error) {
      throw failureOf(error, outgoing.path, options.signal);
    }
  }

  return {
    /**
     * Makes one call of the contract. Rejects with ApiError, or with a DOMException named AbortError when the
     * signal fired. With a schema the answer is read before anybody says that it came; without one it is trusted.
     */
    callApi: async <Schemas extends CallSchemas>(
      { method, path, answers }: Call<Schemas>,
      input: CallInput<Call<Schemas>>,
      { schema, ...options }: CallOptions & { schema?: AnswerSchema<ApiAnswer<Schemas>> } = {},
    ): Promise<ApiAnswer<Schemas>> => {
      const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input;
      const address = addressOf(path, params, query);
      const sent = await send({ method, path: address, answer: answers, body }, options);
      if (!schema) return sent as ApiAnswer<Schemas>;
      const read = schema.safeParse(sent);
      if (!read.success) throw unreadable(path, OK);
      return read.data;
    },

    /** Sends the bytes of a file by a call that takes an upload. Rejects as `callApi`. */
    sendFile: async <Schemas extends CallSchemas>(
      { method, path, answers }: Call<Schemas>,
      input: CallInput<Call<Schemas>>,
      upload: { file: Blob; type: string },
      options: CallOptions = {},
    ): Promise<ApiAnswer<Schemas>> => {
      const { params, query }: { params?: unknown; query?: unknown } = input;
      const address = addressOf(path, params, query);
      const sent = await send({ method, path: address, answer: answers, body: undefined, upload }, options);
      return sent as ApiAnswer<Schemas>;
    },

    /** The server has changed the CSRF token: signing in and out do. */
    renewCsrfToken: tokens.renew,

    /** Reads JSON from a path: the default data query (specification 7). */
    getJson: (path: string, options: CallOptions = {}): Promise<unknown> =>
      send({ method: 'GET', path, answer: 'json', body: undefined }, options),
  };
}

/** The page's one way to /api. */
export const { callApi, sendFile, getJson, renewCsrfToken } = createApiClient({
  origin: '',
  fetch: (url, init) => fetch(url, init),
  cookies: readableCookies,
});

/** How long a saved file's address stays valid, in milliseconds: slow browsers read it late. */
const FILE_URL_MS = 60_000;

/** Hands a download to the browser. */
export function saveFile(file: ApiFile, fallbackName: string): void {
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_URL_MS);
}
