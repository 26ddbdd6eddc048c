import { OFFER_WORDS } from '#content/offer-page.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { dueText, shownStages, whenNote } from '#domain/offers/offer-shown.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { DimensionLine } from '../design/areas/dimension-line.tsx';
import type { ProjectLink } from './client-payments.tsx';

const words = OFFER_WORDS;
const DAY_MS = 24 * 60 * 60 * 1000;

interface ClientPlanProps {
  offer: ClientOffer;
  payments: ClientOffer['payments'];
  money: (cents: Cents) => string;
  /** The project that goes on from here, whose days and payments stand by now. */
  goesOn: { launchOn: ClientOffer['launchOn']; toProject: ProjectLink | undefined } | null;
}

/** What happens when, and what is paid when, both to scale. */
export function ClientPlan({ offer, payments, money, goesOn }: ClientPlanProps) {
  const stages = placed(offer);
  const note = whenNote(offer);
  const due = payments.filter(({ amount }) => amount > 0);
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <OfferSection title={!goesOn ? words.when : offer.schedule ? words.whenAtFirst : words.howLong}>
        {goesOn?.launchOn && (
          <p className="mb-4">
            Dnes platí: <b>spustenie {dayText(goesOn.launchOn)}</b>
            {goesOn.toProject && (
              <>
                {', '}
                {goesOn.toProject({
                  part: 'priebeh',
                  className: 'text-link inline-flex min-h-11 items-center',
                  words: 'priebeh projektu',
                })}
              </>
            )}
          </p>
        )}
        <ol>
          {stages.map(({ id, name, days, when, before, share }) => (
            <li key={id} className="client-offer-stage">
              <b>{tied(name)}</b>
              <span className="text-ink-2">{days === 0 ? '' : plural(days, 'workingDay')}</span>
              {/* One alone would be as long as its own scale. */}
              {stages.length > 1 && (
                <DimensionLine
                  label={when ?? plural(days, 'workingDay')}
                  parts={[
                    { as: 'gap', share: before },
                    { as: 'span', share },
                    { as: 'gap', share: 1 - before - share },
                  ]}
                />
              )}
              {when && <span className="col-span-full text-ink-2">{when}</span>}
            </li>
          ))}
        </ol>
        {note && <p className="mt-2 text-ink-2">{note}</p>}
      </OfferSection>
      {due.length > 0 && (
        <OfferSection title={words.payments}>
          {due.length > 1 && (
            <DimensionLine
              label={`Platby, spolu ${money(total)}`}
              parts={due.map(({ amount }) => ({ as: 'span', share: amount / total }))}
            />
          )}
          <ol className="mt-2">
            {due.map((payment) => (
              <li key={payment.id} className="client-offer-payment">
                <b>{tied(payment.name)}</b>
                <span className="money">{money(payment.amount)}</span>
                <small>{dueText(payment, offer.content)}</small>
              </li>
            ))}
          </ol>
        </OfferSection>
      )}
    </>
  );
}

/** The stages with their place on one scale: of the calendar, or of working days where no day can be said. */
function placed(offer: Pick<ClientOffer, 'schedule' | 'content'>) {
  const { schedule, content } = offer;
  const start = Date.parse(schedule?.startsOn ?? '');
  let gone = 0;
  const spans = schedule
    ? schedule.stages.map(({ from, to }) => ({
        before: Date.parse(from) - start,
        length: Date.parse(to) + DAY_MS - Date.parse(from),
      }))
    : content.stages.map(({ days }) => {
        const before = gone;
        gone += days;
        return { before, length: days };
      });
  const whole = Math.max(1, ...spans.map(({ before, length }) => before + length));
  return shownStages(offer).map((stage, index) => ({
    ...stage,
    before: (spans[index]?.before ?? 0) / whole,
    share: (spans[index]?.length ?? 0) / whole,
  }));
}
