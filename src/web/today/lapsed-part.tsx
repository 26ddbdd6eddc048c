import { cappedCount } from '#domain/api/count-cap.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { lapsedAct, lapsedText } from '#domain/requests/lapsed-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { Button } from '../design/button.tsx';
import { INBOX_LIST, requestAt } from '../requests/inbox-addresses.ts';
import { useMoves } from '../requests/inbox-move.tsx';
import { fromWhom } from '../requests/inbox-words.tsx';
import { furtherOf } from './further-of.ts';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

type Lapsed = Today['lapsed']['rows'][number];

const ALL_LAPSED = INBOX_LIST.only({ lapsed: 'ano' });

interface LapsedPartProps {
  lapsed: Today['lapsed'];
  acts: RowActs;
}

/** Requests whose offers are over or withdrawn: nobody would ask about them but the operator. */
export function LapsedPart({ lapsed, acts }: LapsedPartProps) {
  const { count, rows } = lapsed;
  if (count === 0) return null;
  return (
    <AreaSection title="Bez platnej ponuky" count={cappedCount(count)}>
      <DayRows label="Dopyty bez platnej ponuky" further={furtherOf(lapsed, ALL_LAPSED)}>
        {rows.map((request) => (
          <LapsedRow key={request.id} request={request} acts={acts} />
        ))}
      </DayRows>
    </AreaSection>
  );
}

function LapsedRow({ request, acts }: { request: Lapsed; acts: RowActs }) {
  const { id, ticket, offer, priceRange } = request;
  const own = acts.at(id);
  const moves = useMoves(own);
  const who = fromWhom(request);
  return (
    <DayRow
      rowKey={id}
      title={who}
      open={{ to: requestAt(id), label: `Otvoriť: ${who}, ${ticket}` }}
      detail={[tied(lapsedText(offer)), priceRange && formatEuroRange(priceRange.min, priceRange.max)]
        .filter(Boolean)
        .join(' · ')}
      act={
        <>
          <Button
            size="dense"
            loading={acts.isBusyAt(id)}
            onClick={() => void own.offer(request)}
            aria-label={`${lapsedAct(offer)}: ${who}, ${offer?.number ?? ticket}`}
          >
            {lapsedAct(offer)}
          </Button>
          <Button
            size="dense"
            variant="quiet"
            onClick={() => moves.move(request, 'lost')}
            aria-label={`Dopyt je neúspešný: ${who}, ${ticket}`}
          >
            Dopyt je neúspešný…
          </Button>
        </>
      }
      said={
        <>
          {acts.saidAt(id)}
          {moves.dialogs}
        </>
      }
    />
  );
}
