import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ClientConfig } from 'pg';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { buildApp, type Patience } from '#server/app.ts';
import { type Config, loadConfig } from '#server/config.ts';
import type { RenderPage } from '#server/http/render-page.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { projectRoot } from '#server/startup.ts';
import { createTestDb, type TestDb } from './test-db.ts';

/** The whole application on its own database, without a port; every call goes through its HTTP door. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: TestDb;
  dataDir: string;
  /** Lines of the log, parsed. */
  logLines: () => Record<string, unknown>[];
  /** A browser with its own cookies; `post` fetches a CSRF token first. */
  browser: () => TestBrowser;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  clock?: () => Date;
  renderPage?: RenderPage;
  site?: SiteFacts;
  /** The database of another instance, which closes after this one. */
  database?: TestDb;
  /** Another way to the database. */
  connection?: ClientConfig;
  patience?: Patience;
}

const examplePage: RenderPage = async (request) =>
  new Response(`<!doctype html><title>x</title><script>1</script>${new URL(request.url).pathname}`, {
    status: new URL(request.url).pathname === '/neexistuje' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** Builds the app on a fresh database. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-app-'));
  const root = projectRoot();
  const config: Config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...options.env }, root);
  const database = options.database ?? (await createTestDb());
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const services = createServices({
    config,
    connection: options.connection ?? database.connection,
    root,
    log,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.site ? { site: options.site } : {}),
  });
  await services.prepare();
  const app = await buildApp({
    services,
    readiness: { reason: async () => null },
    renderPage: options.renderPage ?? examplePage,
    keepPages: true,
    clientFolder: join(dataDir, 'client'),
    log,
    ...(options.patience ? { patience: options.patience } : {}),
  });
  return {
    app,
    services,
    database,
    dataDir,
    logLines: () => lines.map((line) => JSON.parse(line)),
    browser: () => new TestBrowser(app),
    close: async () => {
      await app.close();
      await services.close();
      if (!options.database) await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Keeps cookies between calls, like one visitor's browser. */
export class TestBrowser {
  readonly cookies: Record<string, string> = {};
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async inject(request: InjectOptions) {
    const answer = await this.#app.inject({ ...request, cookies: { ...this.cookies, ...request.cookies } });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }

  async token(): Promise<string> {
    const answer = await this.inject({ method: 'GET', url: '/api/csrf-token' });
    return answer.json().csrfToken;
  }

  /** POSTs JSON with a valid token; `headers` may replace it. */
  async post(url: string, body: unknown, headers: Record<string, string> = {}) {
    const token = await this.token();
    return this.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}
