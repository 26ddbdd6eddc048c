import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { csrfToken, login } from '#domain/accounts/calls.ts';
import { type AnswerOf, type BodyOf, type Call, type CallInput, replaceNames } from '#domain/api/call.ts';
import { COOKIES } from '#domain/consent/storage-names.ts';
import { beginUpload, sendChunk } from '#domain/files/calls.ts';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';

/** A browser as clients have it: the offer's page counts as opened by it. */
const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const REFUSED = 400;
const UNAUTHORIZED = 401;

type Answer = LightMyRequestResponse;

interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

/** Somebody at a browser of their own, who does everything through the doors of the application. */
export class Visitor {
  readonly #cookies: Record<string, string> = {};
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly #account: BodyOf<typeof login> | null;

  /** The address is one that nobody has (RFC 5737). Whoever has an account signs in again once a session is over. */
  constructor(app: FastifyInstance, address: string, account: BodyOf<typeof login> | null = null) {
    this.#app = app;
    this.#address = address;
    this.#account = account;
  }

  /** Makes a call and gives its answer. Throws what a call that is refused says. */
  async make<C extends Call>(
    call: C,
    input: CallInput<C>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AnswerOf<C>> {
    const answer = await this.#send(call, input, headers);
    if (answer.statusCode !== UNAUTHORIZED || this.#account === null) return said(call, answer);
    said(login, await this.#send(login, { body: this.#account }, {}));
    return said(call, await this.#send(call, input, headers));
  }

  /** Sends a file in its parts and gives what is known of it at the end. Throws what a part that is refused says. */
  async upload(
    file: Omit<BodyOf<typeof beginUpload>, 'bytes'>,
    content: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AnswerOf<typeof sendChunk>> {
    let known = await this.make(beginUpload, { body: { ...file, bytes: content.length } }, headers);
    while (known.state === 'uploading') {
      const [params, offset] = [{ id: known.id }, known.received];
      const answer = await this.#inject(
        sendChunk,
        { params, query: { offset: String(offset) } },
        { ...headers, 'content-type': CHUNK_TYPE, 'x-csrf-token': this.#cookies[COOKIES.csrf] ?? '' },
        content.subarray(offset, offset + FILE_LIMITS.chunk),
      );
      known = said(sendChunk, answer);
    }
    return known;
  }

  async #send(call: Call, input: Sent, headers: Readonly<Record<string, string>>): Promise<Answer> {
    if (call.method === 'GET') return this.#inject(call, input, headers);
    if (!this.#cookies[COOKIES.csrf]) await this.#inject(csrfToken, {}, {});
    return this.#inject(call, input, { ...headers, 'x-csrf-token': this.#cookies[COOKIES.csrf] ?? '' });
  }

  async #inject(
    { method, path }: Call,
    { params = {}, query = {}, body }: Sent,
    headers: Readonly<Record<string, string>>,
    bytes?: Buffer,
  ): Promise<Answer> {
    const answer = await this.#app.inject({
      method,
      url: replaceNames(path, (name) => encodeURIComponent(params[name] ?? '')),
      query: { ...query },
      remoteAddress: this.#address,
      cookies: this.#cookies,
      headers: { 'user-agent': USER_AGENT, ...headers },
      ...(body === undefined && bytes === undefined ? {} : { payload: bytes ?? body }),
    });
    for (const { name, value } of answer.cookies) this.#cookies[name] = value;
    return answer;
  }
}

/** What a call was answered; throws where it was refused. */
function said<C extends Call>({ method, path }: C, answer: Answer): AnswerOf<C> {
  if (answer.statusCode >= REFUSED)
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}
