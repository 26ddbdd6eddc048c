import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { CONTRACT } from '#domain/api/contract.ts';
import { DEFAULT_MAX_BODY } from '#domain/api/endpoint.ts';
import { openApi } from '#domain/api/openapi.ts';
import { significantQuery } from '#domain/content/paths.ts';
import { Fault } from '#domain/errors/faults.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { registerConsentRoutes } from './content/consent-routes.ts';
import { registerContentRoutes } from './content/routes.ts';
import { registerErrorRoutes } from './errors/routes.ts';
import { answerBrokenRequest } from './http/broken-requests.ts';
import { CsrfTokens } from './http/browser-session.ts';
import { registerErrorHandler, sendFault } from './http/errors.ts';
import { type Readiness, registerDraining, registerHealth } from './http/health.ts';
import { Pages } from './http/pages.ts';
import { registerRedirects } from './http/redirects.ts';
import type { PageFacts, RenderPage } from './http/render-page.ts';
import { registerRequestLog, requestSerializers } from './http/request-log.ts';
import type { HttpContext } from './http/route.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { registerStatic } from './http/static.ts';
import { registerPrdRoutes } from './prd/routes.ts';
import { registerDescriptionRoutes } from './quote/description-routes.ts';
import { registerQuoteRoutes } from './quote/routes.ts';
import { registerRequestRoutes } from './requests/routes.ts';
import type { Services } from './services.ts';

/** Longest query string, in characters (security 39). */
const QUERY_MAX = 2048;
/** When a client that sends its request too slowly is cut off (security 68), in milliseconds. */
export interface Patience {
  request: number;
  /** Node looks for such clients only now and then; by itself every 30 s. */
  lookEvery: number;
}
export const PATIENCE: Patience = { request: 20_000, lookEvery: 5_000 };

export interface AppOptions {
  services: Services;
  readiness: Readiness;
  renderPage: RenderPage;
  /** Folder of the built browser files. */
  clientFolder: string;
  /** False while the pages are being developed. */
  keepPages: boolean;
  log: FastifyBaseLogger;
  patience?: Patience;
}

/** The whole HTTP side, without listening: plugins and rooms in the order in which a request meets them. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, log, patience = PATIENCE } = options;
  const { config, clock } = services;
  const { chat } = services.site;
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders(https);
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: requestSerializers }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: DEFAULT_MAX_BODY,
    requestTimeout: patience.request,
    // Node exchanges the two limits when the one for headers, 60 s by default, is longer: bodies would have it.
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.lookEvery },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      void sendFault(request, reply.headers(headers), error, clock()),
    clientErrorHandler: answerBrokenRequest(headers, clock),
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('provenBrowser', null);
  registerErrorHandler(app, clock);
  registerSecurityHeaders(app, headers);
  await app.register(cookie);
  app.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    done(query >= 0 && request.url.length - query > QUERY_MAX ? new Fault('malformed') : undefined);
  });
  registerRequestLog(app);
  registerDraining(app);
  registerHealth(app, options.readiness);

  const http: HttpContext = {
    csrf: new CsrfTokens(config.secrets),
    limiter: services.limiter,
    publicOrigin: config.publicUrl,
    clock,
  };
  registerAccountRoutes(app, http, https);
  registerConsentRoutes(app, http, services.consents);
  registerErrorRoutes(app, http, services.errorReports);
  registerQuoteRoutes(app, http, { ...services, publicUrl: config.publicUrl });
  registerDescriptionRoutes(app, http, services.ai);
  registerPrdRoutes(app, http, services.prd);
  registerRequestRoutes(app, http, services);
  const description = openApi(CONTRACT, services.site.brand.name);
  app.get('/api/openapi.json', async () => description);
  app.all('/api/*', async () => {
    throw new Fault('notFound');
  });

  registerRedirects(app);
  registerContentRoutes(app, { site: services.site, publicUrl: config.publicUrl });
  await registerStatic(app, options.clientFolder);
  const facts: PageFacts = { priceBook: () => services.priceBooks.current() };
  const pages = new Pages({
    render: (request) => options.renderPage(request, facts),
    significantQuery,
    publicOrigin: config.publicUrl,
    https,
    chatOrigin: chat && new URL(chat.scriptUrl).origin,
    keep: options.keepPages,
  });
  services.onContentChange(() => pages.clear());
  pages.register(app);
  app.setNotFoundHandler((request, reply) => sendFault(request, reply, new Fault('notFound'), clock()));
  return app;
}
