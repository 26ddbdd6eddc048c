import type { FastifyInstance } from 'fastify';
import type { PublicFile } from '../room.ts';

const CACHE = 'public, max-age=3600';

/** Serves what is the same for everybody and changes with the program only. */
export function registerFile(app: FastifyInstance, { url, type, body }: PublicFile): void {
  app.get(url, (_request, reply) => reply.type(type).header('cache-control', CACHE).send(body));
}
