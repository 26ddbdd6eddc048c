import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/portal/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createDocuments } from './documents.ts';
import { memberOf } from './member.ts';
import { createOverviewReading } from './reading.ts';

/** What a signed-in client has with the operator (business 5). */
export function portalRoom(foundation: Foundation): Room {
  const documents = createDocuments(foundation);
  const reading = createOverviewReading({ ...foundation, documents });
  return {
    calls: [
      serve(contract.portalOverview, ({ actor, now }) => reading.overview(actor, now)),
      serve(contract.ownDocuments, ({ actor, query }) =>
        documents.list(memberOf(actor), signedIn(actor).accountId, query.after),
      ),
      serve(contract.noteDocumentsSeen, async ({ actor, body, now }) => {
        await documents.noteSeen(signedIn(actor).accountId, new Date(body.at), now);
        return {};
      }),
      serve(contract.ownProjects, ({ actor, query, now }) => reading.projects(actor, query.after, now)),
      serve(contract.ownOffers, ({ actor, query, now }) => reading.offers(actor, query.after, now)),
    ],
  };
}
