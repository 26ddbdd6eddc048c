import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { areaAt } from '#domain/pages/areas.ts';
import { SCRIPT_NONCE_HEADER } from '#domain/pages/script-nonce.ts';
import { buildApp } from '#server/app.ts';
import type { ListenerLimits } from '#server/http/listener.ts';
import type { RenderPage } from '#server/http/render-page.ts';
import { createTestServices, type TestServiceOptions, type TestServices } from './test-services.ts';

/** The whole application on its own database, without a port; every call goes through its HTTP door. */
export interface TestApp extends Omit<TestServices, 'log'> {
  app: FastifyInstance;
  /** A browser with its own cookies; `post` fetches a CSRF token first. */
  browser: (remoteAddress?: string) => TestBrowser;
}

export interface TestAppOptions extends TestServiceOptions {
  renderPage?: RenderPage;
  limits?: Partial<ListenerLimits>;
  /** False while the database has no tables yet and no jobs run, as at the start. */
  prepared?: boolean;
  /** Files to serve; none by default. */
  clientFolder?: string;
}

const examplePage: RenderPage = async (request) => {
  const { pathname } = new URL(request.url);
  const nonce = request.headers.get(SCRIPT_NONCE_HEADER);
  return new Response(`<!doctype html><title>x</title><script nonce="${nonce}">1</script>${pathname}`, {
    status: pathname.endsWith('/-') && !areaAt(pathname) ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

/** Builds the app on a fresh database. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { renderPage = examplePage, limits, prepared = true, clientFolder, ...rest } = options;
  const { log, close, ...made } = await createTestServices(rest);
  const { services, dataDir } = made;
  if (prepared) {
    await services.prepare();
    await services.jobs.start();
  }
  const app = await buildApp({
    services,
    readiness: { isDraining: () => false, reason: async () => null },
    renderPage,
    keepPages: true,
    clientFolder: clientFolder ?? join(dataDir, 'client'),
    log,
    ...(limits ? { limits } : {}),
  });
  return {
    ...made,
    app,
    browser: (remoteAddress) => new TestBrowser(app, remoteAddress),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** Keeps cookies between calls, like one visitor's browser. */
export class TestBrowser {
  readonly cookies: Record<string, string> = {};
  readonly #app: FastifyInstance;
  readonly #remoteAddress: string | undefined;

  constructor(app: FastifyInstance, remoteAddress?: string) {
    this.#app = app;
    this.#remoteAddress = remoteAddress;
  }

  async inject(request: InjectOptions) {
    const answer = await this.#app.inject({
      ...(this.#remoteAddress === undefined ? {} : { remoteAddress: this.#remoteAddress }),
      ...request,
      cookies: { ...this.cookies, ...request.cookies },
    });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }

  async token(): Promise<string> {
    const answer = await this.inject({ method: 'GET', url: '/api/csrf-token' });
    return answer.json().csrfToken;
  }

  /** POSTs JSON with a valid token; `headers` may replace it. */
  post(url: string, body: unknown, headers: Record<string, string> = {}) {
    return this.send('POST', url, body, headers);
  }

  /** Makes a changing call with JSON and a valid token; `headers` may replace it. */
  async send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) {
    const token = await this.token();
    return this.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}
