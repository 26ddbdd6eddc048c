import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { cappedCount } from '#domain/api/count-cap.ts';
import type { inboxBoard } from '#domain/requests/inbox-calls.ts';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { Board } from '../design/areas/board.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { useInboxActs } from './inbox-acts.tsx';
import { BOARD, inboxOf, requestAt } from './inbox-addresses.ts';
import { useMoves } from './inbox-move.tsx';
import type { FromList } from './inbox-table.tsx';
import { estimateOf, fromWhom, lapsedWords, RowClock, whatIsWanted } from './inbox-words.tsx';

type BoardColumn = AnswerOf<typeof inboxBoard>[number];

const statusOf = (key: string): RequestStatus | undefined =>
  REQUEST_STATUSES.find((status) => status === key);

/** Requests as cards in the columns of their states; `s` on a card asks where to, `e` archives it. */
export function InboxBoard({ columns }: { columns: readonly BoardColumn[] }) {
  const acts = useInboxActs();
  const moves = useMoves(acts);
  const idsBeside = (row: InboxRow) =>
    columns.find(({ status }) => status === row.status)?.rows.map(({ id }) => id) ?? [];
  return (
    <>
      {acts.notices}
      {columns.every(({ count }) => count === 0) ? (
        <EmptyState title="Nástenka je prázdna">
          Nový dopyt tu bude hneď, ako príde. Archivované dopyty sú v&nbsp;zozname.
        </EmptyState>
      ) : (
        <Board
          label="Nástenka dopytov"
          columns={columns.map(({ status, count, rows }) => ({
            key: status,
            name: INBOX_STATUS_TEXTS[status],
            mark: (
              <StateMark of="request" state={status}>
                {INBOX_STATUS_TEXTS[status]}
              </StateMark>
            ),
            count: cappedCount(count),
            all: count > rows.length && (
              <Link to={inboxOf(status)} className="text-link">
                všetky
              </Link>
            ),
            rows,
          }))}
          rowKey={({ id }) => id}
          nameOf={({ ticket }) => `dopyt ${ticket}`}
          card={(row) => <CardTexts row={row} ids={idsBeside(row)} />}
          canMove={(row, column) => {
            const to = statusOf(column);
            return to !== undefined && moves.canMove(row, to);
          }}
          onMove={(row, column) => {
            const to = statusOf(column);
            if (to) moves.move(row, to);
          }}
          onAsk={moves.ask}
          onCardKey={(key, row) => {
            if (key === 's') moves.ask(row);
            if (key === 'e') acts.archive([row]);
          }}
        />
      )}
      {moves.dialogs}
    </>
  );
}

/** What a card says; the name leads to the request. */
function CardTexts({ row, ids }: { row: InboxRow; ids: readonly string[] }) {
  return (
    <>
      <p className="board-card-name">
        <Link
          to={requestAt(row.id)}
          state={{ address: `${BOARD}#${row.status}`, ids } satisfies FromList}
          data-row
          tabIndex={0}
          draggable={false}
        >
          {fromWhom(row)}
        </Link>
      </p>
      <span className="board-count">{row.ticket.replace('#', '')}</span>
      <p className="board-card-lines">{whatIsWanted(row)}</p>
      {row.isLapsed && <p className="board-card-lines text-ink">{lapsedWords(row)}</p>}
      <div className="board-card-foot">
        <span className="money">{row.priceRange !== null && estimateOf(row)}</span>
        <RowClock row={row} now={new Date()} />
      </div>
    </>
  );
}
