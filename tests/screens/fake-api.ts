import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';
import { csrfToken } from '#domain/accounts/calls.ts';
import type { CallSchemas } from '#domain/api/call.ts';
import type { AnswerInput, Endpoint } from '#domain/api/endpoint.ts';
import { reportError } from '#domain/errors/calls.ts';
import { FAULTS, type FaultCode } from '#domain/errors/faults.ts';

type Body<S extends CallSchemas> = S['body'] extends z.ZodType ? z.output<S['body']> : null;

/** One call as the server of a test got it. */
export interface Asked<B = unknown> {
  path: string;
  query: URLSearchParams;
  body: B;
  headers: Headers;
}

type Given<S extends CallSchemas> = AnswerInput<Endpoint<S>, Blob> | Response;

interface Door {
  endpoint: Endpoint;
  pattern: RegExp;
  work: (asked: Asked) => unknown;
  asked: Asked[];
}

/** The id of every failure that a test's server answers with. */
const ERROR_ID = 'ERR_MIA1B2C3_X9Y8Z7';

interface Refusal {
  message?: string;
  field?: string;
  /** Seconds, as the header says them. */
  retryAfter?: number;
}

/** The answer of the server to a fault of the catalogue. */
export function refused(code: FaultCode, { retryAfter, ...changes }: Refusal = {}): Response {
  const { status, category, message } = FAULTS[code];
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const body = { message, category, field: null, errorId: ERROR_ID, ...changes };
  return Response.json(body, { status, headers });
}

/** What the browser says when there is no connection. */
export const connectionLost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/**
 * The server of one test, at the contract: bodies and answers are checked by the schemas of their endpoints, and a call
 * that nobody expects fails the test. The work given last holds; one that rejects is a lost connection.
 */
export function fakeApi() {
  const doors: Door[] = [];
  const wrong: string[] = [];

  async function answer({ pathname: path, searchParams: query }: URL, init: RequestInit): Promise<Response> {
    const { method = 'GET', body, headers } = init;
    if (path === csrfToken.path) return Response.json({ csrfToken: 'test' });
    const door = doors.findLast(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
    if (path === reportError.path && !door) return Response.json({ errorId: ERROR_ID }, { status: 202 });
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : (body ?? null);
    const read = door?.endpoint.body?.safeParse(sent) ?? { success: true, data: sent };
    if (!door || !read.success) {
      wrong.push(`${method} ${path} ${read.success ? 'is not expected' : 'breaks the contract'}`);
      return refused(door ? 'validation' : 'notFound');
    }
    const asked = { path, query, body: read.data, headers: new Headers(headers) };
    door.asked.push(asked);
    const given = await door.work(asked);
    if (given instanceof Response) return given;
    const schema: unknown = door.endpoint.answer;
    if (!isSchema(schema)) return new Response(given as Blob);
    const checked = schema.safeParse(given);
    if (!checked.success) wrong.push(`the answer of ${method} ${path}: ${checked.error.message}`);
    return Response.json(checked.data ?? null, { status: door.endpoint.status });
  }

  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    return url.pathname.startsWith('/api/')
      ? unlessGivenUp(answer(url, init), init.signal)
      : real(address, init);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });

  return {
    /** Answers an endpoint from now on; gives the list of the calls that come to it. */
    on<S extends CallSchemas>(
      endpoint: Endpoint<S>,
      work: (asked: Asked<Body<S>>) => Given<S> | Promise<Given<S>>,
    ): Asked<Body<S>>[] {
      const asked: Asked<Body<S>>[] = [];
      const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
      doors.push({ endpoint, pattern, work, asked } as unknown as Door);
      return asked;
    },
  };
}

/** Rejects as soon as the caller gives a call up, though its answer may be held. */
function unlessGivenUp<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;
