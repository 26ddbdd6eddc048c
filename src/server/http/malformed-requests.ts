import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '#domain/errors/faults.ts';
import { type RefusalContext, refusedCall } from './refusals.ts';

const HEADER_OVERFLOW = 'HPE_HEADER_OVERFLOW';
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const statusOf = (code: string | undefined): number =>
  ({ [HEADER_OVERFLOW]: 431, [TIMED_OUT]: 408 })[code ?? ''] ?? 400;

/** Answers what is not even HTTP, or too long or too slow, in the shape and with the headers of every other answer. */
export const answerMalformedRequest =
  (context: RefusalContext) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy();
    const { status, headers, body } = refusedCall(context, new Fault('malformed'), statusOf(error.code));
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
    // A client that does not close its side would keep the socket.
    socket.end(answer, () => socket.destroy());
  };
