import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
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
  /** For the rest of a request that was answered before all of it had come. */
  refused: number;
  /** For what is arriving when the server stops. */
  stopping: number;
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
  refused: 2_000,
  stopping: 5_000,
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

/** What was asked last on a connection, and its answer; null before the first request. */
type Asked = { request: IncomingMessage; response: ServerResponse } | null;

/** Node's server around the application. */
export interface Listener {
  /** Makes the server. */
  serve: (application: RequestListener) => Server;
  /** Begins the end: connections on which nobody waits for an answer go, and what arrives has to be whole soon. */
  stop: () => void;
}

/**
 * Makes Node's server around the application: clients that only keep a connection are cut off, kept pages are answered
 * before anything else, and what Node would answer by itself has the headers of every other answer.
 */
export function listener(options: ListenerOptions): Listener {
  const sockets = new Map<Socket, Asked>();
  // Node would wait for connections on which nothing was asked yet, and looks for slow ones no more.
  const cutOff = (isEnough: (asked: Asked) => boolean): void => {
    for (const [socket, asked] of sockets) if (isEnough(asked)) socket.destroy();
  };
  return {
    serve: (application) => serverAround(application, sockets, options),
    stop: () => {
      cutOff(isUnserved);
      setTimeout(
        () => cutOff((asked) => isUnserved(asked) || isArriving(asked)),
        options.limits.stopping,
      ).unref();
    },
  };
}

/** Nobody waits for an answer. */
const isUnserved = (asked: Asked): boolean => asked === null || asked.response.writableFinished;
/** What is missing is the client's. */
const isArriving = (asked: Asked): boolean => asked?.request.complete === false;

function serverAround(
  application: RequestListener,
  sockets: Map<Socket, Asked>,
  options: ListenerOptions,
): Server {
  const { limits, refusals } = options;
  const isQueueFull = boundedQueues(limits.queued);
  const begun =
    (begin: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      if (socket.destroyed || isQueueFull(socket, response)) return void socket.destroy();
      sockets.set(socket, { request, response });
      response.prependOnceListener('finish', () => linger(request, limits.refused));
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
}

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

/**
 * Lets a client that is still sending read its answer: to close on it at once would take that from it, too (RFC 9112, 9.6).
 * What it sends meanwhile is thrown away.
 */
function linger(request: IncomingMessage, milliseconds: number): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  let isLast = false;
  // Node closes by this where the connection is not kept.
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  const cut = setTimeout(() => socket.destroy(), milliseconds);
  request.once('close', () => clearTimeout(cut));
  request.once('end', () => {
    socket.destroySoon = Socket.prototype.destroySoon;
    if (isLast) socket.destroySoon();
  });
  request.resume();
}

/**
 * The connection that has been open for longest without an answer under way: who asks has asked by then. Where there is none,
 * of those whose request has not come yet: what is missing is theirs.
 */
function oldestUnserved(sockets: ReadonlyMap<Socket, Asked>): Socket | undefined {
  const there = [...sockets].filter(([socket]) => !socket.destroyed);
  const [socket] =
    there.find(([, asked]) => isUnserved(asked)) ?? there.find(([, asked]) => isArriving(asked)) ?? [];
  return socket;
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
