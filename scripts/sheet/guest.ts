import type { APIRequestContext } from '@playwright/test';
import { csrfToken, login } from '#domain/accounts/calls.ts';
import { type AnswerOf, type BodyOf, type Call, type CallInput, replaceNames } from '#domain/api/call.ts';
import { beginUpload, sendChunk } from '#domain/files/calls.ts';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';

interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

/** Somebody who makes the calls of a site with the cookies of a browser. */
export class Guest {
  readonly #browser: APIRequestContext;

  constructor(browser: APIRequestContext) {
    this.#browser = browser;
  }

  /** Makes a call and gives its answer. Throws what a call that is refused says. */
  make<C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
    const { body } = input as Sent;
    return this.#send(call, input, body === undefined ? {} : { data: body });
  }

  signIn = (body: BodyOf<typeof login>): Promise<unknown> => this.make(login, { body });

  /** Sends a file in its parts and gives what is known of it at the end; one that is there is sent no second time. */
  async upload(
    file: Omit<BodyOf<typeof beginUpload>, 'bytes'>,
    content: Buffer,
  ): Promise<AnswerOf<typeof sendChunk>> {
    let known = await this.make(beginUpload, { body: { ...file, bytes: content.length } });
    while (known.state === 'uploading') {
      const { id, received } = known;
      const part = content.subarray(received, received + FILE_LIMITS.chunk);
      const where = { params: { id }, query: { offset: String(received) } };
      known = await this.#send(sendChunk, where, { data: part, headers: { 'content-type': CHUNK_TYPE } });
    }
    return known;
  }

  async #send<C extends Call>(
    { method, path }: C,
    { params = {}, query = {} }: Sent,
    { headers = {}, ...sent }: { data?: object; headers?: Record<string, string> },
  ): Promise<AnswerOf<C>> {
    const url = replaceNames(path, (name) => encodeURIComponent(params[name] ?? ''));
    const token = method === 'GET' ? {} : { 'x-csrf-token': await this.#token() };
    const answer = await this.#browser.fetch(url, {
      ...{ method, params: { ...query }, headers: { ...headers, ...token } },
      ...sent,
    });
    if (!answer.ok()) throw new Error(`${method} ${url} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }

  async #token(): Promise<string> {
    const answer = await this.#browser.get(csrfToken.path);
    return (await answer.json()).csrfToken;
  }
}
