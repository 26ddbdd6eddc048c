import { cappedCount } from '#domain/api/count-cap.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { lapsedAct, lapsedText } from '#domain/requests/lapsed-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import { INBOX_LIST } from '../requests/inbox-addresses.ts';
import { useMoves } from '../requests/inbox-move.tsx';
import { fromWhom } from '../requests/inbox-words.tsx';
import { allOf } from './all-of.tsx';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

type Lapsed = Today['lapsed']['rows'][number];

const ALL_LAPSED = { to: INBOX_LIST.only({ lapsed: 'ano' }), label: 'Všetky bez platnej ponuky' };

interface LapsedPartProps {
  lapsed: Today['lapsed'];
  acts: RowActs;
}

/** Requests whose offers are over or withdrawn: nobody would ask about them but the operator. */
export function LapsedPart({ lapsed, acts }: LapsedPartProps) {
  const { count, rows } = lapsed;
  if (count === 0) return null;
  return (
    <AreaSection title="Bez platnej ponuky" count={cappedCount(count)} action={allOf(lapsed, ALL_LAPSED)}>
      <AreaRows label="Dopyty bez platnej ponuky">
        {rows.map((request) => (
          <LapsedRow key={request.id} request={request} acts={acts} />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

function LapsedRow({ request, acts }: { request: Lapsed; acts: RowActs }) {
  const { id, ticket, offer, estimate } = request;
  const own = acts.at(id);
  const moves = useMoves(own);
  const who = fromWhom(request);
  return (
    <AreaRow
      rowKey={id}
      title={who}
      detail={
        <SeparatedList dense>
          {estimate !== null && <li className="whitespace-nowrap">{formatEuros(Math.round(estimate))}</li>}
          <li>{tied(lapsedText(offer))}</li>
          {offer && <li className="whitespace-nowrap">{offer.number}</li>}
        </SeparatedList>
      }
      actions={
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
            aria-label={`Stratený: ${who}, ${ticket}`}
          >
            Stratený…
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
