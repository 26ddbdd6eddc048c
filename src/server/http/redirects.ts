import type { FastifyInstance } from 'fastify';

/** Old addresses that moved for good (decisions 5). */
const MOVED: Record<string, string> = {
  '/about.html': '/o-mne',
  '/services.html': '/sluzby',
  '/contact.html': '/kontakt',
  '/sluzby/e-shop': '/sluzby',
  '/services/e-shop': '/sluzby',
};

/** Answers 301 for addresses that moved. */
export function registerRedirects(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, async (_request, reply) => reply.redirect(to, 301));
  }
}
