import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { DEFAULT_MAX_BODY } from '#domain/api/endpoint.ts';
import { registerApiDescription } from './http/api-description.ts';
import { registerErrorHandler, sendFault } from './http/errors.ts';
import { type Readiness, registerDraining, registerHealth } from './http/health.ts';
import { registerJsonBodies } from './http/json-body.ts';
import { type ListenerLimits, listener, listenerLimits } from './http/listener.ts';
import { watchLoopDelay } from './http/loop-delay.ts';
import { answerMalformedRequest } from './http/malformed-requests.ts';
import { Pages } from './http/pages.ts';
import { registerFile } from './http/public-file.ts';
import type { RefusalContext } from './http/refusals.ts';
import type { PageFacts, RenderPage } from './http/render-page.ts';
import { registerRequestLog, requestSerializers } from './http/request-log.ts';
import { originForm, registerQueryLimit } from './http/request-target.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { type HttpContext, prepareRequests, register } from './http/serve.ts';
import { registerStatic } from './http/static.ts';
import { registerUnknownRoutes } from './http/unknown-routes.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  services: Services;
  readiness: Readiness;
  renderPage: RenderPage;
  /** Folder of the built browser files. */
  clientFolder: string;
  /** False while the pages are being developed. */
  keepPages: boolean;
  log: FastifyBaseLogger;
  limits?: Partial<ListenerLimits>;
}

/** Longest name in a path: what is sealed into one (accounts/mail-switches.ts) holds an e-mail. */
const PARAM_MAX = 1000;

/** The whole HTTP side, without listening: plugins and rooms in the order in which a request meets them. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, log, readiness } = options;
  const { config, clock, random, https } = services;
  const headers = securityHeaders(https);
  const refusals: RefusalContext = { securityHeaders: headers, clock, random };
  const loop = watchLoopDelay();
  const pages = pagesOf(options, { refusals, https, isLate: loop.isLate });
  const listening = listener({
    limits: { ...listenerLimits(config.trustProxy.length > 0), ...options.limits },
    refusals,
    answerKept: (request, response) => pages.answerKept(request, response),
    isDraining: readiness.isDraining,
    elapsed: () => performance.now(),
  });
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: requestSerializers }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: DEFAULT_MAX_BODY,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_MAX },
    rewriteUrl: ({ url }) => originForm(url),
    frameworkErrors: (error, request, reply) =>
      void sendFault(request, reply.headers(headers), error, refusals),
    clientErrorHandler: answerMalformedRequest(refusals),
    serverFactory: listening.serve,
  });
  app.addHook('onClose', async () => loop.stop());
  registerJsonBodies(app);
  prepareRequests(app);
  registerErrorHandler(app, refusals);
  registerSecurityHeaders(app, headers);
  await app.register(cookie);
  registerQueryLimit(app);
  registerRequestLog(app);
  registerUnknownRoutes(app);
  registerDraining(app, readiness);
  registerHealth(app, readiness);

  app.addHook('preClose', async () => {
    for (const room of services.rooms) room.stopping?.();
    listening.stop();
  });
  const http: HttpContext = { ...services, publicOrigin: config.publicUrl };
  for (const { calls = [], files = [] } of services.rooms) {
    for (const call of calls) register(app, http, call);
    for (const file of files) registerFile(app, file);
  }
  registerApiDescription(app, services, services.site.brand.name);
  await registerStatic(app, options.clientFolder);
  pages.register(app);
  return app;
}

type PageContext = Pick<ConstructorParameters<typeof Pages>[0], 'refusals' | 'https' | 'isLate'>;

function pagesOf(options: AppOptions, context: PageContext): Pages {
  const { config, site, priceBooks, linkedOffer, onContentChange } = options.services;
  const facts: PageFacts = { priceBook: () => priceBooks.current() };
  const pages = new Pages({
    render: (request, ofThis) => options.renderPage(request, { ...facts, ...ofThis }),
    linkedOffer,
    publicOrigin: config.publicUrl,
    chatOrigin: site.chat && new URL(site.chat.scriptUrl).origin,
    ...context,
    keep: options.keepPages,
  });
  onContentChange(() => pages.renew());
  return pages;
}
