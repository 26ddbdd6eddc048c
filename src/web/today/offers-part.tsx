import { formatCents } from '#domain/kernel/format.ts';
import { daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import { validityLeft } from '#domain/offers/validity-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { DaysRuler } from '../design/areas/days-ruler.tsx';
import { ButtonLink } from '../design/button.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import { cappedCount } from '../requests/inbox-words.tsx';
import { allOf } from './all-of.tsx';
import type { Today } from './today-query.ts';

const ALL_OFFERS = { to: '/admin/offers', label: 'Všetky ponuky' };

/** Days before its end from which an offer is late. */
const SOON = 1;

/** Open offers that nobody has answered: questions first, then by their last day. */
export function OffersPart({ offers, now }: { offers: Today['offers']; now: Date }) {
  const { count, rows } = offers;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Ponuky bez odpovede" count={cappedCount(count)} action={allOf(offers, ALL_OFFERS)}>
      <AreaRows label="Ponuky bez odpovede">
        {rows.map((offer) => {
          const { id, number, client, onceTotal, validUntil, openQuestions } = offer;
          const left = daysBetween(today, validUntil);
          return (
            <AreaRow
              key={id}
              title={client.name}
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
                <ButtonLink
                  size="dense"
                  to={`/admin/offers/${id}`}
                  aria-label={`${actionOf(openQuestions)}: ${client.name}, ${number}`}
                >
                  {actionOf(openQuestions)}
                </ButtonLink>
              }
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
