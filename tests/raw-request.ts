import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: string;
}

/** Sends exactly this text, which no client library would, and reads until the server closes. */
export async function rawRequest(origin: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: body.join('\r\n\r\n'),
  };
}

/** A request of HTTP/1.1 by this method, with this target as it is, and the end of the connection after it. */
export const asking = (method: string, target: string, ...headers: string[]): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

/** A request that reads. */
export const getting = (target: string, ...headers: string[]): string => asking('GET', target, ...headers);
