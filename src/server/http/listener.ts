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
}

/** The limits; proxies keep connections for other visitors, for a minute as a rule, and lose a request to one just closed. */
export const listenerLimits = (behindProxy: boolean): ListenerLimits => ({
  request: 20_000,
  answer: 15_000,
  slowest: 4_096,
  idle: behindProxy ? 72_000 : 30_000,
  lookEvery: 5_000,
  connections: 1_000,
});

interface ListenerOptions {
  limits: ListenerLimits;
  refusals: RefusalContext;
  /** Answers what is ready; false when the request is the application's. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** True when the server is about to stop. */
  isDraining: () => boolean;
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
    const sockets = new Set<Socket>();
    const answer: RequestListener = (request, response) => {
      const isCrowded = sockets.size > limits.connections;
      // A kept connection would hold the stop up, or a place that somebody else needs.
      if (isCrowded || options.isDraining()) response.shouldKeepAlive = false;
      if (request.headers.host === undefined && request.httpVersion === '1.1')
        return sendRefusal(refusedCall(refusals, new Fault('malformed')), response);
      if (options.answerKept(request, response)) return;
      if (isCrowded && request.url !== HEALTH_PATH)
        return sendRefusal(refusedAsBusy(refusals, tooMany(), request), response);
      application(request, response);
    };
    const server = serverOf(limits, answer);
    server.on('checkExpectation', (_request, response) =>
      sendRefusal(refusedCall(refusals, new Fault('malformed'), 417), response),
    );
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      if (sockets.size > limits.connections) server.closeIdleConnections();
    });
    server.maxConnections = 2 * limits.connections;
    const slowReaders = new SlowReaders<Socket>(limits.answer, limits.slowest);
    const look = setInterval(() => {
      for (const socket of slowReaders.look(sockets, performance.now())) socket.destroy();
    }, limits.lookEvery).unref();
    server.once('close', () => clearInterval(look));
    return server;
  };

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
