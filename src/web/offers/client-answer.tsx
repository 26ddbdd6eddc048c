import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatCents, formatDate, formatDateTime, formatList } from '#domain/kernel/format.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { workingDaysOf } from '#domain/offers/offer.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { keptLaunch, keptRows } from '#domain/offers/offer-shown.ts';
import type { OfferTotals } from '#domain/offers/offer-totals.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import { daysLeftText } from '#domain/offers/validity-texts.ts';
import { paymentAnchor } from '#domain/payments/payment-address.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { ActStamp } from '../design/areas/act-stamp.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { AcceptForm } from './accept-form.tsx';
import type { ClientActs } from './client-acts.ts';
import type { ProjectLink } from './client-payments.tsx';

const { facts } = OFFER_WORDS;

interface ClientAnswerProps {
  offer: ClientOffer;
  news: ClientOffer | null;
  chosen: ReadonlySet<string>;
  totals: OfferTotals;
  /** The price with its scale. */
  amounts: ReactNode;
  price: string;
  monthly: string | null;
  /** That were accepted since: "D1". */
  addenda: readonly string[];
  /** Payments of the accepted offer that wait for the client. */
  due: readonly ClientPayment[];
  toProject: ProjectLink | undefined;
  acts: ClientActs | null;
  talkId: string;
  onOffer: (offer: ClientOffer) => void;
}

/** The sheet that is signed; once it is, the stamp with who, when and the fingerprint. */
export function ClientAnswer({
  offer,
  amounts,
  price,
  monthly,
  addenda,
  due,
  toProject,
  ...rest
}: ClientAnswerProps) {
  const { acceptance, content, schedule, number, letter } = offer;
  const isOpen = canAnswer(offer);
  const launch = offer.isAddendum && acceptance ? keptLaunch(acceptance.consents) : null;
  const sheet = useRef<HTMLDivElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const wasOpen = useRef(isOpen);
  // The form that had the focus is gone: what took its place says what has happened.
  useEffect(() => {
    if (wasOpen.current && !isOpen) sheet.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <Sheet registered ref={sheet} tabIndex={-1}>
        <div className="client-offer-sign-price">{amounts}</div>
        <div className="client-offer-sign-head">
          <h2 className="heading text-section">
            {acceptance
              ? worded(offer, 'Ponuka je prijatá', 'Dodatok je prijatý')
              : isOpen
                ? worded(offer, 'Prijať ponuku', 'Prijať dodatok')
                : worded(offer, 'Ponuka sa už nedá prijať', 'Dodatok sa už nedá prijať')}
          </h2>
          <p className="text-ink-2">
            Spolu <span className="money">{price}</span>
            {monthly && (
              <>
                {' '}
                a&nbsp;<span className="money">{monthly}</span> {OFFER_WORDS.monthly}
              </>
            )}
          </p>
        </div>
        <TitleBlock
          cells={[
            isOpen
              ? {
                  label: facts.validUntil,
                  value: (
                    <>
                      {dayText(content.validUntil)}
                      <small className="block text-row font-normal text-ink-2">
                        {daysLeftText(offer.daysLeft)}
                      </small>
                    </>
                  ),
                }
              : {
                  label: worded(offer, facts.sent, facts.sentAddendum),
                  value: formatDate(new Date(offer.sentAt)),
                },
            launch
              ? {
                  label: facts.doneAtFirst,
                  value: (
                    <>
                      {launch.before}
                      <OtherDay by={tied(facts.withAddendum)} day={launch.after} />
                    </>
                  ),
                }
              : schedule
                ? {
                    label: worded(
                      offer,
                      offer.projectId !== null && acceptance ? facts.doneAtFirst : facts.done,
                      facts.doneAddendum,
                    ),
                    value: (
                      <>
                        {dayText(schedule.endsOn)}
                        <AgreedLater offer={offer} endsOn={schedule.endsOn} addenda={addenda} />
                      </>
                    ),
                  }
                : acceptance && offer.launchOn
                  ? { label: facts.launch, value: dayText(offer.launchOn) }
                  : { label: facts.duration, value: plural(workingDaysOf(content), 'workingDay') },
            { label: 'Výkres', value: <span className="whitespace-nowrap">{number}</span> },
            { label: facts.revision, value: letter },
          ]}
        />
        {acceptance && <Accepted offer={offer} acceptance={acceptance} due={due} toProject={toProject} />}
        {isOpen && rest.acts && (
          <AcceptForm
            offer={offer}
            {...rest}
            acts={rest.acts}
            isDeclining={isDeclining}
            setDeclining={setDeclining}
          />
        )}
        {isOpen && !rest.acts && (
          <p className="client-offer-sign text-ink-2">
            {worded(
              offer,
              'Tu sa klient podpíše a\u00A0prijme ponuku.',
              'Tu sa klient podpíše a\u00A0prijme dodatok.',
            )}
          </p>
        )}
      </Sheet>
      {isOpen && !isDeclining && (
        <p className="mt-4 text-row text-ink-2">
          Zapíše sa meno, čas, IP adresa, prehliadač a&nbsp;odtlačok (kontrolný kód) tohto znenia. Prijaté
          znenie si kedykoľvek overíte na{' '}
          <a href="/overenie" className="text-link">
            stránke Overenie prijatej ponuky
          </a>
          .
        </p>
      )}
    </>
  );
}

interface AgreedLaterProps {
  offer: Pick<ClientOffer, 'acceptance' | 'agreedOn' | 'isAddendum'>;
  endsOn: Day;
  addenda: readonly string[];
}

/** The launch as it is agreed by now, where that is another one than this offer alone has: the project counts from it. */
function AgreedLater({ offer: { acceptance, agreedOn, isAddendum }, endsOn, addenda }: AgreedLaterProps) {
  if (!acceptance || isAddendum || agreedOn === null || agreedOn === endsOn) return null;
  return (
    <OtherDay
      by={addenda.length === 0 ? 'neskôr dohodnutý' : `s\u00A0${withAddenda(addenda)}`}
      day={dayText(agreedOn)}
    />
  );
}

/** Under a day the one that holds in its place. */
const OtherDay = ({ by, day }: { by: string; day: string }) => (
  <small className="block text-row font-normal text-ink-2">
    {by}: {day}
  </small>
);

const withAddenda = (addenda: readonly string[]): string =>
  `${addenda.length === 1 ? 'dodatkom' : 'dodatkami'}\u00A0${formatList(addenda)}`;

interface AcceptedProps extends Pick<ClientAnswerProps, 'due' | 'toProject'> {
  offer: Pick<ClientOffer, 'number' | 'launchOn'>;
  acceptance: NonNullable<ClientOffer['acceptance']>;
}

/** Who has accepted and when; while the work goes on, first what comes next. */
const Accepted = ({ offer, acceptance, due, toProject }: AcceptedProps) => {
  const at = new Date(acceptance.acceptedAt);
  return (
    <div className="client-offer-sign" role="status">
      <div className="justify-self-center py-2">
        <ActStamp
          word={worded(offer, OFFER_WORDS.confirmation.word, OFFER_WORDS.confirmation.addendumWord)}
          detail={formatDate(at)}
        />
      </div>
      {offer.launchOn && <Next due={due} toProject={toProject} />}
      <dl className="client-offer-signed">
        <div>
          <dt className="mark text-ink-2">Meno a&nbsp;priezvisko</dt>
          <dd className="text-base font-semibold">{acceptance.name}</dd>
        </div>
        <div>
          <dt className="mark text-ink-2">Čas</dt>
          <dd>{formatDateTime(at)}</dd>
        </div>
        {keptRows(acceptance.consents).map(({ label, values }) => (
          <div key={label}>
            <dt className="mark text-ink-2">{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
        {acceptance.isNoted && (
          <div>
            <dt className="mark text-ink-2">{OFFER_WORDS.confirmation.notedBy}</dt>
            <dd>{OFFER_WORDS.confirmation.noted}</dd>
          </div>
        )}
      </dl>
      <Disclosure title="Odtlačok znenia">
        <p className="client-offer-fingerprint wrap-anywhere">{acceptance.fingerprint}</p>
      </Disclosure>
      <a href="/overenie" className="text-link inline-flex min-h-11 items-center justify-self-start">
        Overiť prijaté znenie
      </a>
    </div>
  );
};

const NEXT_LINK = 'text-link inline-flex min-h-11 items-center';

const Next = ({ due, toProject }: Pick<AcceptedProps, 'due' | 'toProject'>) => (
  <div>
    <b>{tied('Ďakujem. Čo bude ďalej:')}</b>
    <ol className="list-decimal pl-5">
      {due.map(({ id, amount, dueOn }) => (
        <li key={id}>
          <a href={`#${paymentAnchor(id)}`} className={NEXT_LINK}>
            {tied(`Uhraďte ${formatCents(amount)}${dueOn === null ? '' : ` do ${dayText(dueOn)}`}`)}
          </a>
        </li>
      ))}
      {toProject && (
        <li>
          {toProject({
            className: NEXT_LINK,
            words: tied('Otvorte projekt s termínmi, podkladmi a správami'),
          })}
        </li>
      )}
    </ol>
  </div>
);
