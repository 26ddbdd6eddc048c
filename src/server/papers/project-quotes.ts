import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import { withoutClient } from '../quote/open-quote.ts';
import { type StoredQuote, storedQuote } from '../quote/service.ts';
import { contactOf } from '../requests/data.ts';
import { findProjectQuote } from './documents-data.ts';

/** The quotes that projects began with. */
export interface ProjectQuotes {
  /**
   * As it was issued, with who asked for it; of whom holders of a link see nothing. Throws notFound where the project is
   * out of reach or began without one.
   */
  find(projectId: string, actor: Actor): Promise<StoredQuote>;
}

export const createProjectQuotes = ({ db, site }: Pick<Foundation, 'db' | 'site'>): ProjectQuotes => ({
  async find(projectId, actor) {
    const found = await findProjectQuote(db, actor, projectId);
    if (!found) throw new Fault('notFound');
    const { request, quote } = found;
    const stored = storedQuote(quote, site.quote.numberPrefix);
    if (actor.kind === 'link') return withoutClient(stored);
    return { ...stored, client: contactOf(request), description: request.description };
  },
});
