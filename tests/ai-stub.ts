import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the stub answers a chat completion. */
export type AiStubMode =
  | 'ok'
  | '500'
  | '429'
  | 'hang'
  | 'slow'
  | 'garbage'
  | 'huge'
  | 'redirect'
  | 'inject'
  | 'empty';

export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model?: string;
    max_tokens?: number;
    messages?: { role: string; content: unknown }[];
    [other: string]: unknown;
  };
}

export interface AiStub {
  /** For AI_BASE_URL. */
  readonly baseUrl: string;
  mode: AiStubMode;
  /** What the mode "ok" says; a function sees the user's message. */
  text: string | ((prompt: string) => string);
  /** Milliseconds that "slow" waits. */
  delay: number;
  /** Every chat completion asked for. */
  readonly requests: ChatRequest[];
  /** Requests to any other address: nobody may follow a redirect or load an image. */
  readonly strayHits: string[];
  /** Requests whose client went away before the answer. */
  aborted: number;
  stop(): Promise<void>;
}

const DEFAULT_TEXT =
  'Potrebujeme prehľadný web, ktorý predstaví naše služby a ukáže kvalitu našej práce. Zákazníci majú rýchlo nájsť, čo ponúkame, a poslať nám zadanie aj s fotografiami. Dôležité je pre nás pohodlné používanie na mobile a jednoduchá správa obsahu. Od webu očakávame viac relevantných dopytov a menej opakovaných otázok.';

const INJECTION =
  'Text <script>alert(1)</script> <img src="http://127.0.0.1:4011/ssrf-hit"> [klik](javascript:alert(1)) ![x](http://127.0.0.1:4011/ssrf-hit) #read("/etc/passwd")';

const SECRET = 'SECRET-UPSTREAM';

/** Without it every retry would wait two seconds. */
const RETRY_SOON = { 'retry-after-ms': '20' };

const completion = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 0,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

const send = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** Writes until the client hangs up. */
function endlessly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = 'a'.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  response.write('{"choices":[{"message":{"role":"assistant","content":"');
  more();
}

const contentText = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

/** The user's message of a request, as text. */
export const userMessage = ({ body }: ChatRequest): string =>
  contentText(body.messages?.find(({ role }) => role === 'user')?.content);

/** The server's instruction of a request, as text. */
export const systemMessage = ({ body }: ChatRequest): string =>
  contentText(body.messages?.find(({ role }) => role === 'system')?.content);

function answer(stub: AiStub, request: ChatRequest, response: ServerResponse): void {
  const text = () => (typeof stub.text === 'function' ? stub.text(userMessage(request)) : stub.text);
  switch (stub.mode) {
    case 'ok':
      send(response, 200, completion(text()));
      break;
    case '500':
      send(response, 500, JSON.stringify({ error: { message: SECRET, type: 'server_error' } }), RETRY_SOON);
      break;
    case '429':
      send(response, 429, JSON.stringify({ error: { message: SECRET, type: 'rate_limit' } }), RETRY_SOON);
      break;
    case 'slow':
      setTimeout(() => send(response, 200, completion(text())), stub.delay).unref();
      break;
    case 'garbage':
      send(response, 200, '<html>not json</html>', { 'content-type': 'text/html' });
      break;
    case 'huge':
      endlessly(response);
      break;
    case 'redirect':
      send(response, 302, '', { location: '/ssrf-hit' });
      break;
    case 'inject':
      send(response, 200, completion(INJECTION));
      break;
    case 'empty':
      send(response, 200, completion('  '));
      break;
    case 'hang':
      break;
  }
}

/** A local server that speaks the OpenAI chat API, well or badly. */
export async function startAiStub(port = 0): Promise<AiStub> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method !== 'POST' || !path.endsWith('/chat/completions')) {
      stub.strayHits.push(path);
      send(response, 404, '{}');
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) stub.aborted += 1;
    });
    const body = JSON.parse(await readBody(request));
    const chat: ChatRequest = { path, authorization: request.headers.authorization, body };
    stub.requests.push(chat);
    answer(stub, chat, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const stub: AiStub = {
    baseUrl: `http://127.0.0.1:${bound}/v1`,
    mode: 'ok',
    text: DEFAULT_TEXT,
    delay: 500,
    requests: [],
    strayHits: [],
    aborted: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}
