import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, FileAnswer, ParsedBody } from '#domain/api/endpoint.ts';
import { slovakIssue } from '#domain/api/slovak-issues.ts';
import { Fault } from '#domain/errors/faults.ts';
import { exceeded, measure } from '#domain/kernel/extent.ts';
import { type CsrfTokens, requireCsrf } from './browser-session.ts';
import { addressKeys } from './client-address.ts';
import type { Limit, RateLimiter } from './rate-limits.ts';

/** What every route needs besides its service. */
export interface HttpContext {
  csrf: CsrfTokens;
  limiter: RateLimiter;
  publicOrigin: string;
  clock: () => Date;
}

/** A validated call. The CSRF token proves `browserId`, so it is null only for calls that read. */
export interface Call<E extends Endpoint> {
  body: ParsedBody<E>;
  browserId: string | null;
  request: FastifyRequest;
  /** The caller's address group: who shares it shares one turn in a queue. */
  addressGroup: string;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  now: Date;
}

/** A download: bytes, type, and a name that becomes Content-Disposition. */
export interface Download {
  bytes: Uint8Array | string;
  type: string;
  fileName: string;
  headers?: Record<string, string>;
}

type Result<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.input<E['answer']>
  : E['answer'] extends FileAnswer
    ? Download
    : never;

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser that a CSRF token has proven; null for calls that read. */
    provenBrowser: string | null;
  }
}

/** Registers a call of the contract: limit, CSRF, validation, handler, and only the declared shape goes out. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  context: HttpContext,
  endpoint: E,
  options: { limit: Limit },
  handler: (call: Call<E>) => Promise<Result<E>>,
): void {
  const count = countUse(context, options.limit);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.method === 'POST' ? { bodyLimit: endpoint.maxBody } : {}),
    onRequest: async (request) => {
      if (endpoint.method !== 'GET')
        request.provenBrowser = requireCsrf(request, context.csrf, context.publicOrigin);
      await count(request);
    },
    handler: async (request, reply) => {
      const body = parseBody(endpoint, request.body);
      const call = {
        body,
        browserId: request.provenBrowser,
        request,
        addressGroup: addressGroup(request.ip),
        signal: clientGone(reply),
      };
      const result = await handler({ ...call, now: context.clock() });
      reply.status(endpoint.status).header('cache-control', 'no-store');
      if (isFile(endpoint.answer)) return sendDownload(reply, result as Download);
      return endpoint.answer.parse(result);
    },
  });
}

/** Counts a request against its address's limit; rejects with rateLimited when there were too many. */
export const countUse =
  ({ limiter }: Pick<HttpContext, 'limiter'>, limit: Limit) =>
  (request: FastifyRequest): Promise<void> =>
    limiter.consume(limit, request.ip);

/** The widest network that can be one customer's. */
function addressGroup(ip: string): string {
  const { household, site } = addressKeys(ip);
  return site ?? household;
}

const isFile = (answer: z.ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

/** The validated body; the first bad field and its Slovak message otherwise (specification 5). */
function parseBody<E extends Endpoint>(endpoint: E, body: unknown): ParsedBody<E> {
  if (endpoint.body === null) return undefined as ParsedBody<E>;
  requireExtent(endpoint, body);
  const parsed = endpoint.body.safeParse(body ?? {}, { error: slovakIssue });
  if (parsed.success) return parsed.data as ParsedBody<E>;
  const issues = parsed.error.issues.map((issue) => ({
    field: issue.path.map(String)[0] ?? null,
    message: issue.message,
  }));
  const first = issues[0];
  throw new Fault('validation', {
    details: issues.slice(0, MAX_ISSUES),
    ...(first ? { message: first.message } : {}),
    ...(first?.field ? { field: first.field } : {}),
  });
}

const MAX_ISSUES = 20;

/** Refuses what holds more than the call may, before the schema takes a step for every part of it. */
function requireExtent({ maxExtent }: Endpoint, body: unknown): void {
  const over = exceeded(measure(body, maxExtent), maxExtent);
  if (over) throw new Fault(over === 'depth' ? 'malformed' : 'tooLarge');
}

/** A signal that fires when the client hangs up before the answer is out. */
function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Fault('hungUp'));
  });
  return controller.signal;
}

/** File names keep only safe ASCII in `filename`; the real name goes into `filename*` (RFC 6266, security 48). */
export function contentDisposition(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, '-');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function sendDownload(reply: FastifyReply, download: Download): FastifyReply {
  const bytes =
    typeof download.bytes === 'string'
      ? Buffer.from(download.bytes)
      : Buffer.from(download.bytes.buffer, download.bytes.byteOffset, download.bytes.byteLength);
  return reply
    .headers({ 'content-disposition': contentDisposition(download.fileName), ...download.headers })
    .type(download.type)
    .send(bytes);
}
