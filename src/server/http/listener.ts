import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '#domain/errors/faults.ts';
import { HEALTH_PATH } from './health.ts';
import { type RefusalContext, refusedAsBusy, refusedCall, sendRefusal } from './refusals.ts';
import { SlowReaders } from './slow-readers.ts';

/** How long clients may keep the server waiting, in milliseconds, and how many there may be (security 68). */
export interface ListenerLimits {
  /** For a whole request to arrive. */
  request: number;
  /** For an answer to be taken, beside the time its length needs … */
  answer: number;
  /** … at so many bytes a second: slower than any phone's line. */
  slowest: number;
  /** For the next request on a connection. */
  idle: number;
  /** Node looks for slow clients only now and then; by itself every 30 s. */
  lookEvery: number;
  /** Connections; more of them get nothing but kept pages, and twice as many are not even accepted. */
  connections: number;
  /** Requests of one connection that wait for the answer to another: all that arrived are begun at once. */
  queued: number;
}

/** The limits; proxies keep connections for other visitors, for a minute as a rule, and lose a request to one just closed. */
export const listenerLimits = (behindProxy: boolean): ListenerLimits => ({
  request: 20_000,
  answer: 15_000,
  slowest: 4_096,
  idle: behindProxy ? 72_000 : 30_000,
  lookEvery: 5_000,
  connections: 1_000,
  queued: 16,
});

interface ListenerOptions {
  limits: ListenerLimits;
  refusals: RefusalContext;
  /** Answers what is ready; false when the request is the application's. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** True when the server is about to stop. */
  isDraining: () => boolean;
  /** Milliseconds of a clock that is never set back. */
  elapsed: () => number;
}

const RETRY_SECONDS = 2;
const tooMany = () => new Fault('busy', { retryAfter: RETRY_SECONDS });

/**
 * Makes Node's server around the application: clients that only keep a connection are cut off, kept pages are answered
 * before anything else, and what Node would answer by itself has the headers of every other answer.
 */
export const listener =
  (options: ListenerOptions) =>
  (application: RequestListener): Server => {
    const { limits, refusals } = options;
    const sockets = new Map<Socket, ServerResponse | null>();
    const isQueueFull = boundedQueues(limits.queued);
    const begun =
      (begin: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        if (socket.destroyed || isQueueFull(socket, response)) return void socket.destroy();
        sockets.set(socket, response);
        begin(request, response);
      };
    const answer: RequestListener = (request, response) => {
      const isCrowded = sockets.size > limits.connections;
      // A kept connection would hold the stop up, or a place that somebody else needs.
      if (isCrowded || options.isDraining()) response.shouldKeepAlive = false;
      if (!namesOneHost(request)) return sendRefusal(refusedCall(refusals, new Fault('malformed')), response);
      if (options.answerKept(request, response)) return;
      if (isCrowded && request.url !== HEALTH_PATH)
        return sendRefusal(refusedAsBusy(refusals, tooMany(), request), response);
      application(request, response);
    };
    const server = serverOf(limits, begun(answer));
    const refuseExpectation: RequestListener = (_request, response) =>
      sendRefusal(refusedCall(refusals, new Fault('malformed'), 417), response);
    server.on('checkExpectation', begun(refuseExpectation));
    server.on('connection', (socket: Socket) => {
      if (sockets.size >= limits.connections) oldestUnserved(sockets)?.destroy();
      sockets.set(socket, null);
      socket.once('close', () => sockets.delete(socket));
    });
    server.maxConnections = 2 * limits.connections;
    const slowReaders = new SlowReaders<Socket>(limits.answer, limits.slowest);
    const look = setInterval(() => {
      for (const socket of slowReaders.look(sockets.keys(), options.elapsed())) socket.destroy();
    }, limits.lookEvery).unref();
    server.once('close', () => clearInterval(look));
    return server;
  };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * What RFC 9112 (3.2) demands: with two hosts, or one that cannot be, a proxy and the server may think of different
 * sites. Only HTTP/1.0 may name none.
 */
function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let named = 0;
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === 'host') named += 1;
  return named === 1 && HOST.test(headers.host);
}

/** Says whether a request is one too many of those that wait on its connection for the answer to another. */
function boundedQueues(most: number): (socket: Socket, response: ServerResponse) => boolean {
  const queues = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: 1 | -1): number => {
    const length = (queues.get(socket) ?? 0) + by;
    queues.set(socket, length);
    return length;
  };
  return (socket, response) => {
    // Node gives a response its socket when its turn has come.
    if (response.socket !== null) return false;
    response.once('close', () => change(socket, -1));
    return change(socket, 1) > most;
  };
}

/** The connection that has been open for longest without an answer under way: who asks has asked by then. */
function oldestUnserved(sockets: ReadonlyMap<Socket, ServerResponse | null>): Socket | undefined {
  for (const [socket, response] of sockets)
    if (!socket.destroyed && (response === null || response.writableFinished)) return socket;
  return undefined;
}

const serverOf = (limits: ListenerLimits, answer: RequestListener): Server =>
  createServer(
    {
      requestTimeout: limits.request,
      // Node exchanges the two limits when the one for headers, 60 s by default, is longer: bodies would have it.
      headersTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.lookEvery,
      // Node's own answer has no headers of ours.
      requireHostHeader: false,
    },
    answer,
  );
