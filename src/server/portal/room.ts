import * as contract from '#domain/portal/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createDocuments } from '../papers/documents.ts';
import type { Room } from '../room.ts';
import { createOverviewReading } from './reading.ts';

/** What a signed-in client has with the operator (business 5). */
export function portalRoom(foundation: Foundation): Room {
  const documents = createDocuments(foundation);
  const reading = createOverviewReading({ ...foundation, documents });
  return {
    calls: [
      serve(contract.portalOverview, ({ actor, now }) => reading.overview(actor, now)),
      serve(contract.ownProjects, ({ actor, query, now }) => reading.projects(actor, query.after, now)),
      serve(contract.ownOffers, ({ actor, query, now }) => reading.offers(actor, query.after, now)),
    ],
  };
}
