import { Link } from 'react-router';
import { formatCents } from '#domain/kernel/format.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { clientOfferStateText, overText } from '#domain/offers/state-texts.ts';
import { daysLeftText } from '#domain/offers/validity-texts.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { DaysRuler } from '../design/areas/days-ruler.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import type { OwnOffer } from './overview-queries.ts';
import { usePortalWays } from './portal-ways.ts';

/** Days before the end of an offer that are its last quarter. */
const ENDING_DAYS = 3;

/** Offers and addenda that were sent to the client: what, for how much, how it stands, how long it can be accepted. */
export function OfferRows({ label, offers }: { label: string; offers: readonly OwnOffer[] }) {
  const ways = usePortalWays();
  const isOneFirm = new Set(offers.map(({ client }) => client)).size < 2;
  return (
    <AreaRows label={label} withStates>
      {offers.map((offer) => (
        <AreaRow
          key={offer.id}
          title={
            <Link to={ways.offer(offer.id)} className="area-row-link">
              {tied(offer.title)}
            </Link>
          }
          detail={
            <p>
              <span className="money">{offer.number}</span>
              {!isOneFirm && `, ${tied(offer.client)}`}
              {offer.unread > 0 && <b className="text-ink">, {plural(offer.unread, 'unreadMessage')}</b>}
            </p>
          }
          figure={
            <>
              <span className="money block text-ink">{formatCents(offer.onceTotal)}</span>
              {offer.monthlyTotal > 0 && (
                <span className="money block">+ {formatCents(offer.monthlyTotal)} mesačne</span>
              )}
              <Validity offer={offer} />
            </>
          }
          actions={
            <StateMark of="offer" state={offer.state}>
              {clientOfferStateText(offer)}
            </StateMark>
          }
        />
      ))}
    </AreaRows>
  );
}

function Validity({ offer }: { offer: OwnOffer }) {
  const { state, daysLeft } = offer;
  if (!isOpenState(state)) return <span className="text-ink-2">{overText(offer)}</span>;
  return (
    <span className={daysLeft <= ENDING_DAYS ? 'text-warn' : undefined}>
      <DaysRuler left={daysLeft} /> {daysLeftText(daysLeft)}
    </span>
  );
}
