import { Link } from 'react-router';
import { formatCents } from '#domain/kernel/format.ts';
import { plural } from '#domain/kernel/plural.ts';
import { compareAscii, tied } from '#domain/kernel/text.ts';
import { isAddendum, worded } from '#domain/offers/offer-number.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { clientOfferStateText, overText } from '#domain/offers/state-texts.ts';
import { daysLeftText } from '#domain/offers/validity-texts.ts';
import { EXPECTED_BUTTONS } from '#domain/portal/expected-texts.ts';
import { AddedMoney, Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { buttonClass } from '../design/button.tsx';
import type { OwnOffer } from './overview-queries.ts';
import { usePortalWays } from './portal-ways.ts';

/** Those that wait for a decision first, as they are expected: what ends first. */
const inOrder = (offers: readonly OwnOffer[]): OwnOffer[] => {
  const isOpen = ({ state }: OwnOffer) => isOpenState(state);
  const waiting = offers
    .filter(isOpen)
    .toSorted((a, b) => a.daysLeft - b.daysLeft || compareAscii(a.number, b.number));
  return [...waiting, ...offers.filter((offer) => !isOpen(offer))];
};

/** Days before the end of an offer that are its last quarter. */
const ENDING_DAYS = 3;

/** Offers and addenda that were sent to the client: what, for how much, how it stands, how long it can be accepted. */
export function OfferRows({ label, offers }: { label: string; offers: readonly OwnOffer[] }) {
  const rows = inOrder(offers);
  const ways = usePortalWays();
  const isOneFirm = new Set(offers.map(({ client }) => client)).size < 2;
  return (
    <AreaRows label={label} withStates>
      {rows.map((offer, index) => (
        <AreaRow
          key={offer.id}
          title={
            <Link to={ways.offer(offer.id)} className="area-row-link">
              {tied(offer.title)}
            </Link>
          }
          detail={
            <div className="flex flex-wrap gap-x-4">
              <p>
                {worded(offer, 'Ponuka', 'Dodatok')} <span className="money">{offer.number}</span>
                {!isOneFirm && `, ${tied(offer.client)}`}
                {offer.unread > 0 && <b className="text-ink">, {plural(offer.unread, 'unreadMessage')}</b>}
              </p>
              {isOpenState(offer.state) && <State offer={offer} />}
            </div>
          }
          figure={
            <>
              <span className="block text-ink">
                {isOpenState(offer.state) && isAddendum(offer.number) ? (
                  <AddedMoney cents={offer.onceTotal} />
                ) : (
                  <Money cents={offer.onceTotal} />
                )}
              </span>
              {offer.monthlyTotal > 0 && (
                <span className="block">+ {formatCents(offer.monthlyTotal)} mesačne</span>
              )}
              <Validity offer={offer} />
            </>
          }
          actions={
            isOpenState(offer.state) ? (
              <Link
                to={ways.offer(offer.id)}
                className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 'small' })}
              >
                {EXPECTED_BUTTONS.accept}
                <span className="sr-only">: {offer.title}</span>
              </Link>
            ) : (
              <State offer={offer} />
            )
          }
        />
      ))}
    </AreaRows>
  );
}

const State = ({ offer }: { offer: OwnOffer }) => (
  <StateMark of="offer" state={offer.state}>
    {clientOfferStateText(offer)}
  </StateMark>
);

function Validity({ offer }: { offer: OwnOffer }) {
  const { state, daysLeft } = offer;
  if (!isOpenState(state)) return <span className="text-ink-2">{overText(offer)}</span>;
  return <span className={daysLeft <= ENDING_DAYS ? 'text-warn' : undefined}>{daysLeftText(daysLeft)}</span>;
}
