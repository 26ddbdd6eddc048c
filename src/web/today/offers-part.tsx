import { cappedCount } from '#domain/api/count-cap.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { remindOfOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { validityLeft } from '#domain/offers/validity-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { DaysRuler } from '../design/areas/days-ruler.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import { OFFERS } from '../offers/offer-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { allOf } from './all-of.tsx';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

const ALL_OFFERS = { to: `${OFFERS}?stav=open`, label: 'Všetky bez odpovede' };

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
        `Pripomienka k\u00A0${number} odchádza: ${client.name}.`,
      );
  return (
    <AreaSection title="Ponuky bez odpovede" count={cappedCount(count)} action={allOf(offers, ALL_OFFERS)}>
      <AreaRows label="Ponuky bez odpovede">
        {rows.map((offer) => {
          const { id, number, client, onceTotal, validUntil, openQuestions } = offer;
          const left = daysBetween(today, validUntil);
          return (
            <AreaRow
              key={id}
              rowKey={id}
              title={tied(client.name)}
              detail={
                <SeparatedList dense>
                  <li className="whitespace-nowrap">{formatCents(onceTotal)}</li>
                  <li>{stateOf(offer)}</li>
                  <li className="whitespace-nowrap">{number}</li>
                </SeparatedList>
              }
              figure={
                <>
                  <DaysRuler left={left} />
                  <span className={left <= SOON ? 'text-error' : undefined}>
                    {validityLeft(validUntil, today)}
                  </span>
                </>
              }
              actions={
                <>
                  {offer.canRemind && (
                    <Button
                      size="dense"
                      loading={acts.isBusyAt(id)}
                      onClick={() => remind(offer)}
                      aria-label={`Pripomenúť: ${client.name}, ${number}`}
                    >
                      Pripomenúť
                    </Button>
                  )}
                  <ButtonLink
                    size="dense"
                    {...(offer.canRemind && { variant: 'quiet' as const })}
                    to={offerEditorPath(id)}
                    aria-label={`${actionOf(openQuestions)}: ${client.name}, ${number}`}
                  >
                    {actionOf(openQuestions)}
                  </ButtonLink>
                </>
              }
              said={acts.saidAt(id)}
            />
          );
        })}
      </AreaRows>
    </AreaSection>
  );
}

const actionOf = (questions: number): string => (questions > 0 ? 'Odpovedať' : 'Otvoriť');

const stateOf = ({ openQuestions, viewedAt }: Today['offers']['rows'][number]): string => {
  if (openQuestions > 0) return 'čaká na odpoveď';
  return viewedAt === null ? 'neotvorená' : 'otvorená';
};
