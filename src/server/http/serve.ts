import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, type Actor, admission } from '#domain/accounts/actor.ts';
import type { Call, CallSchemas } from '#domain/api/call.ts';
import type { AnswerInput, Endpoint, ParsedBody, ParsedParams, ParsedQuery } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { readBody, readParams, readQuery } from './call-input.ts';
import { addressGroup } from './client-address.ts';
import { type CsrfTokens, requireCsrf } from './csrf.ts';
import { type Download, type StreamedDownload, sendDownload } from './download.ts';
import { longAnswer } from './long-answer.ts';
import type { Caller, RateLimiter } from './rate-limits.ts';
import { acceptUpload, requireLength, type Uploaded, uploadedBy } from './upload.ts';

/** What every call needs besides its handler. */
export interface HttpContext {
  csrf: CsrfTokens;
  limiter: RateLimiter;
  publicOrigin: string;
  clock: () => Date;
  /** Who makes the request, by its session. */
  actorOf: (request: FastifyRequest, isUse: boolean) => Promise<Actor>;
  /** Who makes a call by a secret link; null where the request brings none. Throws linkEnded for any but a good one. */
  holderOf: (request: FastifyRequest, isUse: boolean) => Promise<Actor | null>;
}

/** A call that the door has let in. */
export interface Admitted<C extends Call = Call> {
  params: ParsedParams<C>;
  query: ParsedQuery<C>;
  body: ParsedBody<C>;
  /** Null where the call takes none. */
  upload: Uploaded | null;
  actor: Actor;
  /** The browser that a CSRF token has proven; null for calls that read. */
  browserId: string | null;
  /** Whose use of a limit this is. */
  caller: Caller;
  /** The caller's address group: who shares it shares one turn in a queue. */
  addressGroup: string;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  now: Date;
  request: FastifyRequest;
  /** For cookies; the answer itself is what the handler returns. */
  reply: FastifyReply;
}

/** A call of the contract with the code that answers it. */
export interface ServedCall {
  endpoint: Endpoint;
  handle: (call: Admitted) => Promise<unknown>;
}

/** Joins an endpoint with its handler, which gets what the schemas have parsed and must give what they describe. */
export const serve = <Schemas extends CallSchemas>(
  endpoint: Endpoint<Schemas>,
  handle: (
    call: Admitted<Call<Schemas>>,
  ) => Promise<AnswerInput<Call<Schemas>, Download | StreamedDownload, Readable>>,
): ServedCall => ({ endpoint, handle: handle as ServedCall['handle'] });

declare module 'fastify' {
  interface FastifyRequest {
    provenBrowser: string | null;
    /** Null until it is known: of a call that has not been let in. */
    actor: Actor | null;
  }
}

/** Doors that a secret link opens; at every other one it means nothing. */
const BY_LINK: ReadonlySet<Access> = new Set(['client', 'viewer']);

const STRANGER: Actor = { kind: 'stranger' };

/** Fastify wants every property of a request declared before the first comes. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest('provenBrowser', null);
  app.decorateRequest('actor', null);
}

/**
 * Opens a call's door: CSRF, limit and access before its body is read, validation, handler, and only the declared shape
 * goes out.
 */
export function register(app: FastifyInstance, context: HttpContext, { endpoint, handle }: ServedCall): void {
  const { upload } = endpoint;
  if (upload)
    app.register(async (scope) => {
      acceptUpload(scope, upload);
      open(scope, context, endpoint, handle);
    });
  else open(app, context, endpoint, handle);
}

function open(
  app: FastifyInstance,
  context: HttpContext,
  endpoint: Endpoint,
  handle: ServedCall['handle'],
): void {
  const { method, path: url, limit, upload, writes, needsCsrf } = endpoint;
  app.route({
    method,
    url,
    config: { answersFile: 'file' in endpoint.answer },
    // Fastify would do the whole work of the call and let its bytes run into nothing.
    exposeHeadRoute: endpoint.answersHead,
    ...(writes && !upload ? { bodyLimit: endpoint.maxBody } : {}),
    onRequest: async (request) => {
      if (needsCsrf) request.provenBrowser = requireCsrf(request, context.csrf, context.publicOrigin);
      if (limit?.by === 'address') await context.limiter.consume(limit, callerOf(request));
      const actor = await actorAt(endpoint, context, request);
      request.actor = actor;
      const answer = admission(endpoint.access, actor);
      if (answer !== 'admitted') throw new Fault(answer);
      if (endpoint.confirmed && !('isConfirmed' in actor && actor.isConfirmed))
        throw new Fault('unconfirmed');
      if (limit?.by === 'account') await context.limiter.consume(limit, callerOf(request));
      if (upload) requireLength(request, upload);
    },
    handler: async (request, reply) => {
      const params = readParams(endpoint, request.params);
      const query = readQuery(endpoint, request.query);
      const body = readBody(endpoint, request.body);
      if (limit?.by === 'email') await context.limiter.consume(limit, callerOf(request, emailIn(body)));
      const call = {
        params,
        query,
        body,
        upload: upload && uploadedBy(request),
        actor: request.actor ?? STRANGER,
        browserId: request.provenBrowser,
        caller: callerOf(request),
        addressGroup: addressGroup(request.ip),
        signal: clientGone(reply),
        now: context.clock(),
        request,
        reply,
      } as Admitted;
      const result = await handle(call);
      reply.status(endpoint.status).header('cache-control', 'no-store');
      if ('file' in endpoint.answer) return sendDownload(reply, result as Download | StreamedDownload);
      if ('events' in endpoint.answer) return sendEvents(reply, result as Readable);
      if (endpoint.longList !== null)
        return reply
          .type('application/json; charset=utf-8')
          .send(await longAnswer(endpoint.answer, endpoint.longList, result as Record<string, unknown>));
      const answer = endpoint.answer.parse(result);
      return answer === undefined ? reply.send() : answer;
    },
  });
}

/** Sends events as they come; a proxy must not collect them first. */
const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);

/**
 * Who makes a call. One that is for anyone does not fail where the database is down: whoever makes it is a stranger then,
 * and the call itself says what it cannot do (security 65). At other doors an unread session is no missing one.
 */
async function actorAt(
  { access, unattended }: Endpoint,
  { actorOf, holderOf }: HttpContext,
  request: FastifyRequest,
): Promise<Actor> {
  // Who comes by a link is its holder, whatever session the browser has besides.
  if (BY_LINK.has(access)) {
    const holder = await holderOf(request, !unattended);
    if (holder) return holder;
  }
  try {
    return await actorOf(request, !unattended);
  } catch (error) {
    if (access === 'anyone' && isDatabaseDown(error)) return STRANGER;
    throw error;
  }
}

/** Whose use of a limit a request is; until it is known who makes it, that of a stranger. */
export const callerOf = ({ ip, actor }: FastifyRequest, email?: string): Caller => ({
  ip,
  actor: actor ?? STRANGER,
  ...(email === undefined ? {} : { email }),
});

/** A limit by e-mail is for calls whose body names one. */
function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  if (typeof email !== 'string') throw new Error('A limit by e-mail needs a body with an e-mail.');
  return email;
}

/** A signal that fires when the client hangs up before the answer is out. */
function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Fault('hungUp'));
  });
  return controller.signal;
}
