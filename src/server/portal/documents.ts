import type { Actor } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import type { ownDocuments } from '#domain/portal/contract.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import type { Foundation } from '../foundation.ts';
import { findQuotes } from '../quote/data.ts';
import { storedQuote } from '../quote/service.ts';
import * as data from './documents-data.ts';

type DocumentAnswer = AnswerInput<typeof ownDocuments, never>[number];
type Paper = Awaited<ReturnType<typeof data.listPapers>>[number];
type Own = Omit<DocumentAnswer, 'id' | 'kind' | 'project' | 'isNew' | 'createdAt'>;

/** Papers of a client's members, and which of them each has seen. */
export interface Documents {
  list(actor: Actor, accountId: string, after: Keyset | undefined): Promise<DocumentAnswer[]>;
  countNew(actor: Actor, accountId: string): Promise<number>;
  noteSeen(accountId: string, at: Date, now: Date): Promise<void>;
}

const NOTHING: Own = {
  ...{ name: '', number: '', revision: null, isAccepted: false, isOwn: false, hasPrd: false },
  ...{ amount: null, bytes: null },
};

export function createDocuments({ db, site }: Pick<Foundation, 'db' | 'site'>): Documents {
  const quotesOf = async (papers: readonly Paper[]) => {
    const ids = papers.filter(({ kind }) => kind === 'quote').map(({ id }) => id);
    const found = ids.length === 0 ? [] : await findQuotes(db, ids);
    return new Map(found.map((quote) => [quote.id, storedQuote(quote, site.quote.numberPrefix)]));
  };
  return {
    async list(actor, accountId, after) {
      const seen = await data.papersSeenAt(db, accountId);
      const papers = await data.listPapers(db, actor, after, LIST_ROWS);
      const quotes = await quotesOf(papers);
      return papers.map((paper) => {
        const { id, kind, at, project } = paper;
        const quote = quotes.get(id);
        const own = quote
          ? {
              ...NOTHING,
              number: quote.number ?? '',
              hasPrd: offeredSelection(quote.quote.selection) !== null,
            }
          : ownOf(paper);
        return { id, kind, project, ...own, isNew: at > seen, createdAt: at.toISOString() };
      });
    },
    countNew: async (actor, accountId) =>
      data.countPapersAfter(db, actor, await data.papersSeenAt(db, accountId)),
    noteSeen: (accountId, at, now) =>
      data.notePapersSeen(db, accountId, new Date(Math.min(at.getTime(), now.getTime()))),
  };
}

function ownOf({ offer, accepted, payment, file }: Paper): Own {
  if (offer) {
    const { title: name, revision } = offer;
    const isAccepted = accepted !== null;
    return { ...NOTHING, name, number: offerNumber(offer), revision: accepted ?? revision, isAccepted };
  }
  if (payment) {
    const { name, amount, year, serial } = payment;
    return { ...NOTHING, name, amount, number: paymentNumber(year, serial) };
  }
  return file ? { ...NOTHING, name: file.name, bytes: file.bytes, isOwn: file.side === 'client' } : NOTHING;
}
