import { cappedCount } from '#domain/api/count-cap.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { type Day, daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { remindOfOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { validityLeft } from '#domain/offers/validity-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { DaysRuler } from '../design/areas/days-ruler.tsx';
import { Button } from '../design/button.tsx';
import { OFFERS } from '../offers/offer-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { furtherOf } from './further-of.ts';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

const ALL_OFFERS = `${OFFERS}?stav=open`;

/** Days before its end from which an offer is late. */
const SOON = 1;

interface OffersPartProps {
  offers: Today['offers'];
  acts: RowActs;
  now: Date;
}

/** Open offers that nobody has answered: questions first, then by their last day. */
export function OffersPart({ offers, acts, now }: OffersPartProps) {
  const { count, rows } = offers;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  const remind = ({ id, client, number }: Today['offers']['rows'][number]) =>
    void acts
      .at(id)
      .perform(
        () => callApi(remindOfOffer, { params: { id } }),
        `Pripomenutie k\u00A0${number} odchádza: ${client.name}.`,
      );
  return (
    <AreaSection title="Ponuky bez odpovede" count={cappedCount(count)}>
      <DayRows label="Ponuky bez odpovede" further={furtherOf(offers, ALL_OFFERS)}>
        {rows.map((offer) => {
          const { id, number, client, onceTotal, validUntil } = offer;
          const left = daysBetween(today, validUntil);
          const to = offerEditorPath(id);
          return (
            <DayRow
              key={id}
              rowKey={id}
              title={tied(client.name)}
              detail={[formatCents(onceTotal), stateOf(offer, today), number].join(' · ')}
              figure={
                <>
                  <DaysRuler left={left} />
                  <span className={left <= SOON ? 'text-error' : undefined}>
                    {validityLeft(validUntil, today)}
                  </span>
                </>
              }
              {...(offer.canRemind
                ? {
                    open: { to, label: `Otvoriť: ${client.name}, ${number}` },
                    act: (
                      <Button
                        size="dense"
                        loading={acts.isBusyAt(id)}
                        onClick={() => remind(offer)}
                        aria-label={`Pripomenúť: ${client.name}, ${number}`}
                      >
                        Pripomenúť
                      </Button>
                    ),
                  }
                : { go: { to, label: `Otvoriť: ${client.name}, ${number}`, text: 'Otvoriť' } })}
              said={acts.saidAt(id)}
            />
          );
        })}
      </DayRows>
    </AreaSection>
  );
}

const stateOf = ({ number, viewedAt, remindedOn }: Today['offers']['rows'][number], today: Day): string => {
  if (remindedOn !== null)
    return `${worded({ number }, 'pripomenutá', 'pripomenutý')} ${formatNearDay(remindedOn, today)}`;
  return viewedAt === null
    ? worded({ number }, 'neotvorená', 'neotvorený')
    : worded({ number }, 'otvorená', 'otvorený');
};
