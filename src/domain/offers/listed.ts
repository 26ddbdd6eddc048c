import type { Day } from '../kernel/local-time.ts';
import { linesOf, type OfferContent } from './offer.ts';
import { type Chosen, initialChoice } from './offer-choice.ts';
import type { Recipient } from './offer-problems.ts';
import { offerTotals } from './offer-totals.ts';
import type { StoredRevisionState } from './revision-life.ts';

/** What lists need of a revision. */
interface Revision {
  revision: number;
  state: StoredRevisionState;
  content: OfferContent;
  sentAt: Date | null;
  viewedAt: Date | null;
}

/** What a list shows of an offer, and searches in it. */
export interface ListedFacts {
  revision: number;
  state: StoredRevisionState;
  title: string;
  onceTotal: number;
  monthlyTotal: number;
  validUntil: Day;
  sentAt: Date | null;
  viewedAt: Date | null;
  hasDraft: boolean;
  /** In which a search looks, as it is written. */
  searchText: string;
}

/** The revision that an offer stands with: the last one that was sent, else its draft. Of revisions, the latest first. */
export const currentRevision = <R extends Pick<Revision, 'state'>>(revisions: readonly R[]): R | undefined =>
  revisions.find(({ state }) => state !== 'draft') ?? revisions[0];

/** What a list says of an offer with these revisions, the latest first; `accepted` is what the client chose. */
export function listedFacts(
  revisions: readonly Revision[],
  about: { number: string; recipient: Recipient; accepted: Chosen | null },
): ListedFacts | null {
  const current = currentRevision(revisions);
  if (!current) return null;
  const { revision, state, content, sentAt, viewedAt } = current;
  const { once, monthly } = offerTotals(content, about.accepted ?? initialChoice(content));
  const { name, email } = about.recipient;
  const names = linesOf(content).map((line) => line.name);
  return {
    revision,
    state,
    title: content.title,
    onceTotal: once.total,
    monthlyTotal: monthly.total,
    validUntil: content.validUntil,
    sentAt,
    viewedAt,
    hasDraft: revisions[0]?.state === 'draft' && current.state !== 'draft',
    searchText: [about.number, content.title, name, email, ...names].join(' '),
  };
}
