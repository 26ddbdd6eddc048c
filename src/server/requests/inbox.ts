import type { AnswerInput, ParsedQuery } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { instantOf } from '#domain/kernel/local-time.ts';
import type {
  InboxRequest,
  InboxRow,
  inboxBoard,
  inboxCounts,
  inboxExport,
  inboxList,
} from '#domain/requests/inbox-contract.ts';
import { requestCsv } from '#domain/requests/inbox-csv.ts';
import { BOARD_ROWS } from '#domain/requests/inbox-limits.ts';
import { inboxSearch } from '#domain/requests/inbox-search.ts';
import { REQUEST_STATUSES, type RequestKind } from '#domain/requests/request-status.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { listFile } from '../http/list-file.ts';
import type { MessageService } from '../messages/service.ts';
import { countWithWaiting } from '../messages/waiting-data.ts';
import type { QuoteService, StoredQuote } from '../quote/service.ts';
import { contactOf, type StoredRequest } from './data.ts';
import {
  countInbox,
  countTurn,
  findAnyRequest,
  findInbox,
  type InboxFilter,
  type InboxTurn,
  NO_VIEW,
} from './inbox-data.ts';
import { inboxRecord } from './inbox-record.ts';
import { type Drawn, inboxRows } from './inbox-rows.ts';

/** Everybody's requests, as the operator reads them (business 6). */
export interface Inbox {
  list(query: ParsedQuery<typeof inboxList>, now: Date, limit?: number): Promise<InboxRow[]>;
  board(kind: RequestKind | undefined, now: Date): Promise<AnswerInput<typeof inboxBoard, never>>;
  counts(now: Date): Promise<AnswerInput<typeof inboxCounts, never>>;
  /** Those of them that the operator's day shows. */
  dayCounts(now: Date): Promise<InboxTurn>;
  /** What the list shows, as CSV. */
  table(query: ParsedQuery<typeof inboxExport>, now: Date): Promise<Download>;
  /** Throws notFound. */
  record(id: string, now: Date): Promise<InboxRequest>;
  /** The quote of a request, with who asked for it. Throws notFound, also where there is none. */
  quote(id: string): Promise<StoredQuote>;
}

interface InboxOptions extends Pick<Foundation, 'db' | 'site'> {
  messages: MessageService;
  /** Most rows of a table. */
  tableMax?: number | undefined;
  quotes: Pick<QuoteService, 'find'>;
}

const BOARD_STATUSES = REQUEST_STATUSES.filter((status) => status !== 'archived');

export function createInbox({ db, site, messages, quotes, tableMax }: InboxOptions): Inbox {
  const workingTime = workingTimeOf(site);
  const drawnAt = (now: Date): Drawn => ({ now, workingTime });
  const rows = (requests: readonly StoredRequest[], now: Date) =>
    inboxRows(db, messages, requests, drawnAt(now));
  return {
    list: async (query, now, limit = LIST_ROWS) =>
      rows(await findInbox(db, filterOf(query), now, limit), now),

    async board(kind, now) {
      const { byStatus } = await countInbox(db, kind, now);
      const columns = [];
      for (const status of BOARD_STATUSES) {
        const filter: InboxFilter = { ...NO_VIEW, status, kind };
        columns.push({ status, found: await findInbox(db, filter, now, BOARD_ROWS) });
      }
      const shown = await rows(
        columns.flatMap(({ found }) => found),
        now,
      );
      return columns.map(({ status }) => ({
        status,
        count: byStatus[status],
        rows: shown.filter((row) => row.status === status),
      }));
    },

    counts: async (now) => ({
      ...(await countInbox(db, undefined, now)),
      unanswered: await countWithWaiting(db, 'request'),
    }),
    dayCounts: (now) => countTurn(db, now),

    table(query, now) {
      const filter = filterOf(query);
      return listFile({
        list: 'dopyty',
        read: (after, limit) => findInbox(db, { ...filter, after }, now, limit),
        shown: (part) => rows(part, now),
        csv: requestCsv,
        max: tableMax,
      });
    },

    record: (id, now) => inboxRecord({ db, messages, quotes }, id, drawnAt(now)),

    async quote(id) {
      const request = await findAnyRequest(db, id);
      const quote = request?.quoteId ? await quotes.find(request.quoteId) : null;
      if (!request || !quote) throw new Fault('notFound');
      return { ...quote, client: contactOf(request), description: request.description };
    },
  };
}

type Query = ParsedQuery<typeof inboxExport> & { after?: Keyset | undefined };

const filterOf = ({
  status,
  search,
  waiting,
  snoozed,
  lapsed,
  unanswered,
  since,
  ...query
}: Query): InboxFilter => ({
  ...query,
  // What is looked for and what is unanswered may be in the archive, too, unless a state is named.
  status: status ?? (search || unanswered ? 'all' : 'current'),
  search: search ? inboxSearch(search) : undefined,
  isWaiting: waiting !== undefined,
  isSnoozed: snoozed !== undefined,
  isLapsed: lapsed !== undefined,
  isUnanswered: unanswered !== undefined,
  since: since === undefined ? undefined : instantOf({ day: since, minutes: 0 }),
});
