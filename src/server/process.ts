import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { site } from '#domain/content/site.ts';
import { publicRefusal, siteChecklist } from '#domain/content/site-checklist.ts';
import { siteSchema } from '#domain/content/site-schema.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { isDatabaseDown } from './db/database-down.ts';
import { openDatabase } from './db/open-database.ts';
import { hasDiskSpace } from './disk-space.ts';
import type { Readiness } from './http/health.ts';
import { isLoopback } from './http/loopback.ts';
import type { RenderPage } from './http/render-page.ts';
import { createServices, type Prepared, type Services } from './services.ts';
import { servicesInUse } from './services-in-use.ts';
import { StartupError } from './startup.ts';

const SECOND = 1000;
const RETRY_MS = SECOND;
/** How often an embedded database that died is looked for and started again. */
const SUPERVISE_MS = 2000;

export interface ServerOptions {
  config: Config;
  root: string;
  log: FastifyBaseLogger;
  renderPage: RenderPage;
  /** Folder of the built browser files. */
  clientFolder: string;
  /** False while the pages are being developed. */
  keepPages?: boolean;
  /** Hands every request over instead of listening on the port: development stands in front. */
  attach?: (listener: RequestListener) => void;
}

export interface RunningServer {
  /** Resolves when the server can serve everything. */
  ready: Promise<Prepared>;
  /** Stops taking requests, finishes those under way, then stops jobs and database. */
  close(): Promise<void>;
}

/** Starts the whole product. Throws a StartupError with one sentence when it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, root } = options;
  checkSite(config, log);
  const database = await openDatabase(config, log);
  const services = createServices({ config, connection: database.connection, root, log });
  const state = { prepared: false, draining: false };
  try {
    const app = await buildApp({
      services,
      readiness: readinessOf(services, config, state),
      renderPage: options.renderPage,
      keepPages: options.keepPages ?? true,
      clientFolder: options.clientFolder,
      log,
    });
    if (options.attach) {
      await app.ready();
      options.attach((request, response) => app.routing(request, response));
    } else {
      await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
        throw listenError(error, config);
      });
    }
    const ready = prepare(services, state);
    const supervision = setInterval(
      () => void database.ensureRunning().catch(() => {}),
      SUPERVISE_MS,
    ).unref();
    const close = async (): Promise<void> => {
      state.draining = true;
      // Load balancers have to learn it from /readyz before connections are refused.
      await delay(config.drainSeconds * SECOND);
      clearInterval(supervision);
      await app.close();
      await services.close();
      await database.close();
    };
    let closing: Promise<void> | undefined;
    return {
      ready,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await services.close();
    await database.close();
    throw error;
  }
}

function checkSite(config: Config, log: FastifyBaseLogger): void {
  const parsed = siteSchema.safeParse(site);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`site.config.ts: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const refusal = isLoopback(config.publicUrl) ? null : publicRefusal(site, config.publicUrl);
  if (refusal !== null) throw new StartupError(refusal);
  const { missing, unconfirmedClaims, unset } = siteChecklist(site, servicesInUse(config));
  if (missing.length > 0) log.warn({ missing }, 'site.config.ts has placeholders');
  if (unconfirmedClaims.length > 0)
    log.warn({ unconfirmedClaims }, 'site.config.ts claims what nobody has confirmed as provable');
  if (unset.length > 0) log.warn({ unset }, 'only this machine can use the site, or its mails stay here');
}

/** Waits for a database that is still down; every other failure ends the start. */
async function prepare(
  services: Services,
  state: { prepared: boolean; draining: boolean },
): Promise<Prepared> {
  for (;;) {
    try {
      const prepared = await services.prepare();
      await services.jobs.start();
      state.prepared = true;
      return prepared;
    } catch (error) {
      if (!isDatabaseDown(error) || state.draining) throw error;
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }
}

const readinessOf = (
  services: Services,
  { dataDir }: Config,
  state: { prepared: boolean; draining: boolean },
): Readiness => ({
  isDraining: () => state.draining,
  reason: async () => {
    if (state.draining) return 'draining';
    if (!state.prepared) return 'starting';
    if (!(await hasDiskSpace(dataDir))) return 'disk';
    return (await services.databaseAnswers()) ? null : 'database';
  },
});

function listenError(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${port} on ${host} is in use; stop the other program or set PORT.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} needs more rights; set PORT to 1024 or more.`);
  return error;
}
