import type { FastifyRequest } from 'fastify';
import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/papers/contract.ts';
import { memberOf } from '../clients/member.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { Room } from '../room.ts';
import { createDocuments } from './documents.ts';
import { createProjectQuotes } from './project-quotes.ts';

interface PaperRoomOptions {
  /** Whether a request comes with a session of an operator, whatever else it carries. */
  isOperators(request: FastifyRequest): Promise<boolean>;
}

/** Papers and files of clients, and which of them each has seen (143). */
export function paperRoom(foundation: Foundation, { isOperators }: PaperRoomOptions): Room {
  const documents = createDocuments(foundation);
  const quotes = createProjectQuotes(foundation);
  const { pdf, site, config } = foundation;
  const facts = { site, publicUrl: config.publicUrl };
  return {
    calls: [
      serve(contract.ownDocuments, ({ actor, query, now }) =>
        documents.list(memberOf(actor), signedIn(actor).accountId, query.after, now),
      ),
      serve(contract.ownFiles, ({ actor, query }) => documents.filesBeside(memberOf(actor), query)),
      serve(contract.noteDocumentsSeen, async ({ actor, body, now }) => {
        await documents.noteSeen(signedIn(actor).accountId, new Date(body.at), now);
        return {};
      }),
      serve(contract.projectDocuments, ({ actor, params, now }) =>
        documents.ofProject(params.id, actor, now),
      ),
      serve(contract.projectFiles, ({ actor, params, query }) => documents.filesOf(params.id, actor, query)),
      serve(contract.noteProjectDocumentsSeen, async ({ request, actor, params, body, now }) => {
        // An operator who looks at what a client's link opens has not seen it for them.
        if (!(await isOperators(request)))
          await documents.noteProjectSeen(params.id, actor, new Date(body.at), now);
        return {};
      }),
      serve(contract.projectQuotePdf, async ({ actor, params, addressGroup, signal }) => {
        const stored = await quotes.find(params.id, actor);
        return {
          bytes: await renderQuotePdf(pdf, stored, facts, { client: addressGroup, signal }),
          type: 'application/pdf',
          fileName: quoteFileName(stored),
        };
      }),
    ],
  };
}
