import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Null when ready, otherwise why not. */
  reason(): Promise<'starting' | 'draining' | 'database' | 'disk' | null>;
}

const RETRY_SECONDS = 2;

/** Ends each connection with its answer while the server stops; a kept one would hold the stop up for its timeout. */
export function registerDraining(app: FastifyInstance): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
}

/** /healthz says that the process lives, /readyz that it can serve (decisions 3). */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await readiness.reason();
    if (reason === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', String(RETRY_SECONDS)).send({ status: reason });
  });
}
