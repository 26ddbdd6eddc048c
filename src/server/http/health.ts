import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** True from the moment the server is asked to stop; it goes on answering for a while. */
  isDraining(): boolean;
  /** Null when ready, otherwise why not. */
  reason(): Promise<'starting' | 'draining' | 'database' | 'disk' | null>;
}

const RETRY_SECONDS = 2;

/** Answers however crowded the server is. */
export const HEALTH_PATH = '/healthz';

/** Ends each connection with its answer while the server stops; a kept one would hold the stop up until it is idle for long. */
export function registerDraining(app: FastifyInstance, readiness: Readiness): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
}

/** /healthz says that the process lives, /readyz that it can serve (decisions 3). */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get(HEALTH_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  // Anybody may ask: those who ask meanwhile share one look.
  let look: ReturnType<Readiness['reason']> | null = null;
  const currentReason = () => {
    look ??= readiness.reason().finally(() => {
      look = null;
    });
    return look;
  };
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await currentReason();
    if (reason === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', String(RETRY_SECONDS)).send({ status: reason });
  });
}
