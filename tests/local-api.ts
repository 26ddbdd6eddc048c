import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as a server saw it. */
export interface SeenRequest {
  method: string;
  path: string;
  token: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How a test answers one request. */
export type LocalAnswer = (seen: SeenRequest, response: ServerResponse) => void;

/** Ends an answer with JSON. */
export const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** How long answers under way may take when the server closes. */
const LAST_ANSWERS_MS = 100;

interface LocalApi {
  origin: string;
  /** Every request but those for a token. */
  seen: SeenRequest[];
  /** How many tokens were asked for. */
  tokens: () => number;
  close: () => Promise<void>;
}

/** A real HTTP server that answers as told and remembers what it saw; its CSRF tokens are t1, t2, … */
export async function startLocalApi(answer: LocalAnswer, token?: 'fails' | 'hangs'): Promise<LocalApi> {
  const seen: SeenRequest[] = [];
  let tokens = 0;
  const server = createServer(async (request, response) => {
    if (request.url === '/api/csrf-token') {
      tokens += 1;
      if (token === 'fails') sendJson(response, 500, {});
      else if (token !== 'hangs') sendJson(response, 200, { csrfToken: `t${tokens}` });
      return;
    }
    const entry = {
      method: request.method ?? '',
      path: request.url ?? '',
      token: request.headers['x-csrf-token']?.toString(),
      headers: request.headers,
      body: await text(request),
    };
    seen.push(entry);
    answer(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    tokens: () => tokens,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
}
