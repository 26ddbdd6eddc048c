import type { Actor } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import type { ownDocuments, ownFiles, projectDocuments } from '#domain/papers/contract.ts';
import type { FileGroup } from '#domain/papers/document-texts.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import type { Foundation } from '../foundation.ts';
import { findQuotes } from '../quote/data.ts';
import { storedQuote } from '../quote/service.ts';
import type { Paper } from './documents-data.ts';
import * as data from './documents-data.ts';
import { canOpen } from './paper-files.ts';
import { readerOf } from './reader.ts';
import { listFiles } from './sent-files-data.ts';

type DocumentsAnswer = AnswerInput<typeof ownDocuments, never>;
type DocumentAnswer = DocumentsAnswer['documents'][number];
type FilesAnswer = AnswerInput<typeof ownFiles, never>;
type ProjectDocumentsAnswer = AnswerInput<typeof projectDocuments, never>;
type Own = Omit<DocumentAnswer, 'id' | 'kind' | 'project' | 'isNew' | 'createdAt'>;

/** Which files are read, and after which one. */
interface FilesPart {
  group: FileGroup;
  after?: Keyset | undefined;
}

/** Papers of a client's members, and which of them each has seen. */
export interface Documents {
  list(actor: Actor, accountId: string, after: Keyset | undefined, now: Date): Promise<DocumentsAnswer>;
  /** Files of no project. */
  filesBeside(actor: Actor, part: FilesPart): Promise<FilesAnswer>;
  /** Of one project, for whoever reaches it; nothing is new to the operator, who looks on. Throws notFound. */
  ofProject(projectId: string, actor: Actor, now: Date): Promise<ProjectDocumentsAnswer>;
  /** Its files, for whoever reaches it. Throws notFound. */
  filesOf(projectId: string, actor: Actor, part: FilesPart): Promise<FilesAnswer>;
  countNew(actor: Actor, accountId: string): Promise<number>;
  noteSeen(accountId: string, at: Date, now: Date): Promise<void>;
  /** Throws notFound. */
  noteProjectSeen(projectId: string, actor: Actor, at: Date, now: Date): Promise<void>;
}

const NOTHING: Own = {
  ...{ name: '', number: '', position: 0, revision: null, state: null, isAccepted: false, hasPrd: false },
  ...{ amount: null, monthly: null },
};

export function createDocuments({ db, site }: Pick<Foundation, 'db' | 'site'>): Documents {
  const quotesOf = async (papers: readonly Paper[]) => {
    const ids = papers.filter(({ kind }) => kind === 'quote').map(({ id }) => id);
    const found = ids.length === 0 ? [] : await findQuotes(db, ids);
    return new Map(found.map((quote) => [quote.id, storedQuote(quote, site.quote.numberPrefix)]));
  };
  const shown = async (papers: readonly Paper[], seen: Date, now: Date): Promise<DocumentAnswer[]> => {
    const quotes = await quotesOf(papers);
    const today = wallTimeOf(now).day;
    return papers.map((paper) => {
      const { id, kind, at, project, seenAt } = paper;
      const quote = quotes.get(id);
      const own = quote
        ? {
            ...NOTHING,
            number: quote.number ?? '',
            hasPrd: offeredSelection(quote.quote.selection) !== null,
          }
        : ownOf(paper, today);
      return {
        ...{ id, kind, ...own, isNew: at > later(seen, seenAt), createdAt: at.toISOString() },
        project: project && { id: project.id, name: project.name },
      };
    });
  };
  const begun = async (projectId: string, actor: Actor): Promise<Date> => {
    const at = await data.projectBegunAt(db, actor, projectId);
    if (!at) throw new Fault('notFound');
    return at;
  };
  return {
    async list(actor, accountId, after, now) {
      const seen = await data.papersSeenAt(db, accountId);
      const papers = await data.listPapers(db, actor, accountId, after, LIST_ROWS);
      const files = await data.countFiles(db, actor, { accountId, offerId: null }, seen);
      const last = papers.length === LIST_ROWS ? papers.at(-1) : undefined;
      return {
        documents: await shown(papers, seen, now),
        olderNew: last ? await data.countNewPapersAfter(db, actor, accountId, seen, last) : 0,
        files: files.map(({ project, ...counted }) => ({ project, ...countsOf(counted, seen) })),
      };
    },
    filesBeside: async (actor, part) => (await listFiles(db, actor, null, part)).map(sentFile),
    async ofProject(projectId, actor, now) {
      const begunAt = await begun(projectId, actor);
      const reader = readerOf(actor);
      // To holders of a link that never looked, what was there when the project began is nothing new.
      const seen =
        actor.kind === 'admin'
          ? now
          : reader.accountId === null
            ? begunAt
            : await data.papersSeenAt(db, reader.accountId);
      const papers = await data.papersOfProject(db, projectId, reader);
      const [files] = await data.countFiles(db, actor, reader, seen, projectId);
      return {
        documents: await shown(papers, seen, now),
        files: files ? countsOf(files, seen) : null,
        archived:
          papers.filter((paper) => canOpen(paper, actor)).length + (files ? files.photos + files.others : 0),
      };
    },
    async filesOf(projectId, actor, part) {
      await begun(projectId, actor);
      return (await listFiles(db, actor, projectId, part)).map(sentFile);
    },
    countNew: async (actor, accountId) =>
      data.countNewPapers(db, actor, accountId, await data.papersSeenAt(db, accountId)),
    noteSeen: (accountId, at, now) => data.notePapersSeen(db, accountId, notAfter(at, now)),
    async noteProjectSeen(projectId, actor, at, now) {
      await begun(projectId, actor);
      await data.noteProjectPapersSeen(db, projectId, readerOf(actor), notAfter(at, now));
    },
  };
}

/** Up to when somebody has seen something of a project: there, or among everything. */
const later = (seen: Date, seenAt: Date | null): Date => (seenAt !== null && seenAt > seen ? seenAt : seen);

type Counted = Omit<Awaited<ReturnType<typeof data.countFiles>>[number], 'project'>;

const countsOf = (
  { photos, others, latestAt, newestPhotoAt, newestOtherAt, newPhotos, newOthers, seenAt }: Counted,
  seen: Date,
) => ({
  ...{ photos, others, latestAt: latestAt.toISOString() },
  newestAt: {
    photos: newestPhotoAt?.toISOString() ?? null,
    others: newestOtherAt?.toISOString() ?? null,
  },
  newCount: { photos: newPhotos, others: newOthers },
  newSince: later(seen, seenAt).toISOString(),
});

const sentFile = ({
  side,
  item,
  at,
  ...file
}: Awaited<ReturnType<typeof listFiles>>[number]): FilesAnswer[number] => ({
  ...{ ...file, isOwn: side === 'client', item: item ?? '', createdAt: at.toISOString() },
});

/** What is said to be seen of tomorrow is not. */
const notAfter = (at: Date, now: Date): Date => new Date(Math.min(at.getTime(), now.getTime()));

function ownOf({ kind, offer, accepted, payment, project }: Paper, today: Day): Own {
  if (kind === 'report') return { ...NOTHING, number: project?.number ?? '' };
  if (offer) {
    const { title: name, revision, onceTotal: amount, monthlyTotal: monthly } = offer;
    const state = revisionStateOn(offer, today);
    return {
      ...{ ...NOTHING, name, number: offerNumber(offer), amount, monthly },
      ...{ revision: accepted ?? revision, isAccepted: accepted !== null },
      state: state === 'draft' ? null : state,
    };
  }
  if (payment) {
    const { name, position, amount, year, serial } = payment;
    return { ...NOTHING, name, position, amount, number: paymentNumber(year, serial) };
  }
  return NOTHING;
}
