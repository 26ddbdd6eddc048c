import type { FastifyRequest } from 'fastify';
import { signedIn } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { projectArchive } from '#domain/files/contract.ts';
import * as contract from '#domain/papers/contract.ts';
import { memberOf } from '../clients/member.ts';
import { findReached } from '../clients/reach-data.ts';
import { createArchivePlaces } from '../files/archive-places.ts';
import { AS_A_FILE, type FileRoom } from '../files/room.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { ProjectRoom } from '../projects/room.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { Room } from '../room.ts';
import { archiveOf } from './archive.ts';
import { createDocuments } from './documents.ts';
import { createPaperFiles, type PaperFiles } from './paper-files.ts';
import { createProjectQuotes } from './project-quotes.ts';

interface PaperRoomOptions extends Pick<FileRoom, 'store'>, Pick<ProjectRoom, 'handover'> {
  /** Whether a request comes with a session of an operator, whatever else it carries. */
  isOperators(request: FastifyRequest): Promise<boolean>;
}

export interface PaperRoom extends Room {
  papers: PaperFiles;
}

/** Papers and files of clients, and which of them each has seen (143). */
export function paperRoom(
  foundation: Foundation,
  { handover, isOperators, store }: PaperRoomOptions,
): PaperRoom {
  const documents = createDocuments(foundation);
  const quotes = createProjectQuotes(foundation);
  const { db, pdf, site, config, clock } = foundation;
  const papers = createPaperFiles({ ...foundation, quotes, handover });
  const archivePlace = createArchivePlaces({ overall: 12, perClient: 2, clock });
  const facts = { site, publicUrl: config.publicUrl };
  return {
    papers,
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
      serve(projectArchive, async ({ params, actor, now, addressGroup: client, signal }) => {
        const projectId = params.id;
        const at = await findReached(db, actor, { type: 'project', id: projectId });
        if (!at) throw new Fault('notFound');
        const whose = actor.kind === 'admin' ? actor.accountId : (at.clientId ?? projectId);
        const wanted = { projectId, actor, now, asker: { client, signal } };
        return {
          bytes: archivePlace(whose, () => archiveOf({ db, store, papers }, wanted)),
          type: 'application/zip',
          fileName: 'subory-projektu.zip',
          headers: AS_A_FILE,
        };
      }),
    ],
  };
}
