import type { ReactNode } from 'react';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { formatRecent, formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { OPEN_STATES } from '#domain/offers/revision-life.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { durationText } from '#domain/requests/answer-texts.ts';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { LOST_REASON_TEXTS, REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { lapsedText } from '#domain/requests/lapsed-texts.ts';
import { Clock, type ClockTone } from '../design/areas/promise-clock.tsx';

const NBSP = '\u00A0';
const DOT = ' · ';

/** Whom a request is from: the firm, where there is one. */
export const fromWhom = ({ company, name }: Pick<InboxRow, 'company' | 'name'>): string =>
  tied(company || name);

/** What is wanted: the trade and its size, else the service or the topic. */
export function whatIsWanted({ trade, size, about, kind }: InboxRow): string {
  const what = trade || about || REQUEST_KIND_TEXTS[kind];
  return [what, size].filter(Boolean).join(DOT);
}

/** What matters most about a request as it stands now. */
export function whatMatters(row: InboxRow, now: Date): ReactNode {
  const { unanswered, snoozedUntil, offer, status, lostReason, latestNote, features, excerpt, isLapsed } =
    row;
  if (unanswered > 0)
    return (
      <b className="text-ink">
        {byCount(unanswered, [
          `1${NBSP}správa čaká`,
          `${unanswered} správy čakajú`,
          '',
          `${unanswered} správ čaká`,
        ])}
      </b>
    );
  if (snoozedUntil) return `Odložený do ${formatShortDay(new Date(snoozedUntil), now)}`;
  if (status === 'lost' && lostReason) return LOST_REASON_TEXTS[lostReason];
  if (isLapsed) return <b className="text-ink">{lapsedWords(row)}</b>;
  if (offer && offer.state !== 'expired') return offerWords(offer, now);
  return latestNote?.text || features.join(', ') || excerpt;
}

/** An offer and how it stands; until when it is valid matters only while it can be accepted. */
export function offerWords(
  { number, revision, state, validUntil }: NonNullable<InboxRow['offer']>,
  now: Date,
): string {
  const isOpen = OPEN_STATES.some((open) => open === state);
  const stands = isOpen
    ? `platí do ${formatShortDay(new Date(validUntil), now)}`
    : offerStateText({ number, state }).toLocaleLowerCase('sk');
  return `${number}/${revision}, ${stands}`;
}

/** The last offer of a request of which none stands, and what became of it. */
export const lapsedWords = ({ offer }: Pick<InboxRow, 'offer'>): string =>
  [offer?.number, lapsedText(offer)].filter(Boolean).join(', ');

/** What is paid once in all for what a request asks for. */
export const estimateOf = ({ priceRange }: Pick<InboxRow, 'priceRange'>): ReactNode =>
  priceRange === null ? (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">bez odhadu</span>
    </>
  ) : (
    formatEuroRange(priceRange.min, priceRange.max)
  );

/** How near the promise is, as a colour beside its words. */
export function clockTone({ state }: NonNullable<InboxRow['clock']>): ClockTone {
  if (state === 'late') return 'error';
  return state === 'warned' ? 'warn' : null;
}

/** Until when it is, in a cell: "po 8:02", or by how much that is over. */
const untilOf = ({ state, dueAt, leftMinutes }: NonNullable<InboxRow['clock']>, now: Date): string =>
  state === 'late'
    ? `mešká ${durationText(-leftMinutes, 'shortWorkingDay')}`
    : formatRecent(new Date(dueAt), now);

/** Until when an answer is promised while it is waited for; otherwise the day on which the request came. */
export function RowClock({ row, now }: { row: InboxRow; now: Date }) {
  const { clock, isWaiting, createdAt } = row;
  if (!clock || !isWaiting)
    return (
      <time dateTime={createdAt} className="font-mono text-mark font-medium text-ink-2">
        {formatShortDay(new Date(createdAt), now)}
      </time>
    );
  return <Clock words={untilOf(clock, now)} gone={clock.share} tone={clockTone(clock)} />;
}
