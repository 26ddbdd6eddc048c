import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { addDays } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { paymentsOn } from '#domain/offers/client-offer.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { workingDaysOf } from '#domain/offers/offer.ts';
import { type Chosen, choose } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import {
  addressees,
  assumptionPoints,
  changedLines,
  moneyIn,
  offerHeading,
  shownGroups,
  totalRows,
  vatSentence,
  waitingAddendaText,
} from '#domain/offers/offer-shown.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import { daysLeftText } from '#domain/offers/validity-texts.ts';
import { isToPay } from '#domain/payments/payment-life.ts';
import { agreedAddenda } from '#domain/payments/payment-texts.ts';
import { ActStamp } from '../design/areas/act-stamp.tsx';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { SumScale } from '../design/areas/sum-scale.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { LiveRegion } from '../design/live-region.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useInSight } from '../shell/use-in-sight.ts';
import type { ClientActs } from './client-acts.ts';
import { ClientAnswer } from './client-answer.tsx';
import { ClientEffect } from './client-effect.tsx';
import { ClientExpected } from './client-expected.tsx';
import { ClientLine } from './client-line.tsx';
import { ClientNotice } from './client-notice.tsx';
import {
  ClientPayments,
  hasOwnPayments,
  isToBePaid,
  ownPayments,
  type ProjectLink,
} from './client-payments.tsx';
import { ClientPlan } from './client-plan.tsx';
import { ClientReminders } from './client-reminders.tsx';
import { ClientRevisions } from './client-revisions.tsx';
import { ClientTalk } from './client-talk.tsx';
import { useHeight } from './use-height.ts';
import type { OfferPayments } from './use-offer-payments.ts';
import { useOfferTalk } from './use-offer-talk.ts';

const words = OFFER_WORDS;
const ANSWER_ID = 'prijatie';
const TALK_ID = 'spravy';
const CHANGES_ID = 'zmeny';
const CHOSEN_WORDS = { taken: 'vybrané', leftOut: 'nevybrané' };
const PRICED_WORDS = { taken: 'v\u00A0cene', leftOut: 'nie je v\u00A0cene' };

interface ClientOfferPageProps {
  offer: ClientOffer;
  /** The offer as it is by now, where that is another one. */
  news?: ClientOffer | null;
  onOffer: (offer: ClientOffer) => void;
  /** What the client takes while the offer can be answered. */
  chosen: Chosen;
  /** Null where nothing can be chosen: the operator only looks. */
  onChosen: ((chosen: Chosen) => void) | null;
  /** What comes after the acceptance, under its stamp. */
  afterwards?: ReactNode;
  /** Null where the operator looks at it as the client will: nothing can be sent. */
  acts: ClientActs | null;
  /** By which the client comes. */
  door: ClientDoor;
  /** What is to be paid, for whoever may read it. */
  paid?: OfferPayments;
  /** The way to the project that it has begun or changes. */
  toProject?: ProjectLink | undefined;
  /** Beside the number: what can be done with all of it. */
  end?: ReactNode;
}

/** An offer as its client reads it, phone first: price, contents, when, terms, changes, and the answer (business 4). */
export function ClientOfferPage({
  offer,
  news = null,
  onOffer,
  chosen,
  onChosen,
  afterwards,
  acts,
  door,
  paid,
  toProject,
  end,
}: ClientOfferPageProps) {
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRef(offer.revision);
  // What led to another revision is gone with it: its title says what is read now.
  useEffect(() => {
    if (read.current !== offer.revision) heading.current?.focus();
    read.current = offer.revision;
  }, [offer.revision]);
  const aside = useRef<HTMLElement>(null);
  useHeight(aside);
  const isAnswerInSight = useInSight(aside, canAnswer(offer));
  const [hasChosen, setHasChosen] = useState(false);
  const { acceptance, content, everything, least, schedule } = offer;
  const isOpen = canAnswer(offer);
  const taken = isOpen ? chosen : new Set(offer.taken);
  const totals = offerTotals(content, taken);
  const money = moneyIn(offer);
  const changed = changedLines(offer);
  const talk = useOfferTalk(offer, door, acts !== null);
  const price = money(totals.once.total);
  const monthly = totals.monthly.lines === 0 ? null : money(totals.monthly.total);
  const arePaid = acceptance !== null && paid !== undefined && hasOwnPayments(offer.number, paid);
  // Where nothing can be chosen, a scale would say the price again; what was agreed lies between no two others any more.
  const scale = !acceptance && least.once.total < everything.once.total && (
    <SumScale now={totals.once.total} least={least.once.total} most={everything.once.total} />
  );
  const amounts = (
    <>
      <p>
        <span className="client-offer-price">{price}</span>
        {monthly && (
          <>
            <br />
            <span className="text-ink-2">
              a&nbsp;<span className="money">{monthly}</span> {words.monthly}
            </span>
          </>
        )}
      </p>
      {scale && <div className="mt-3">{scale}</div>}
    </>
  );
  return (
    <div className={classes('client-offer-width client-offer', onChosen === null && 'client-offer-looked')}>
      <div className="client-offer-main">
        <div className="client-offer-top">
          <p className="mark text-ink-2 normal-case tracking-normal">
            {offerHeading(offer)} {offer.number}, revízia {offer.letter}
          </p>
          {end}
        </div>
        <h1 ref={heading} tabIndex={-1} className="client-offer-title">
          {tied(content.title)}
        </h1>
        <p className="text-base text-ink-2">
          {words.for}&nbsp;{tied(addressees(offer))}
        </p>
        {isOpen && offer.revision > 1 && (
          <p className="mt-2">
            <a href={`#${CHANGES_ID}`} className="text-link inline-flex min-h-11 items-center">
              Čo sa zmenilo v&nbsp;revízii {offer.letter}
            </a>
          </p>
        )}
        <ClientNotice offer={offer} acts={acts} talkId={TALK_ID} />
        {acceptance && paid?.payments && (
          <ClientExpected
            number={offer.number}
            payments={paid.payments}
            today={addDays(content.validUntil, -offer.daysLeft)}
            toProject={toProject}
            canAct={acts !== null}
          />
        )}
        <div className="client-offer-brief">
          {amounts}
          <dl className="mt-2">
            {isOpen && (
              <div className="client-offer-fact">
                <dt>{words.facts.validUntil}</dt>
                <dd>
                  {dayText(content.validUntil)}, {daysLeftText(offer.daysLeft)}
                </dd>
              </div>
            )}
            {!acceptance && (
              <div className="client-offer-fact">
                <dt>{words.facts.duration}</dt>
                <dd>{plural(workingDaysOf(content), 'workingDay')}</dd>
              </div>
            )}
            {acceptance && offer.launchOn && (
              <div className="client-offer-fact">
                <dt>{words.facts.launch}</dt>
                <dd>{dayText(offer.launchOn)}</dd>
              </div>
            )}
          </dl>
          {acceptance && (
            <div className="client-offer-accepted">
              <ActStamp
                word={worded(offer, words.confirmation.word, words.confirmation.addendumWord)}
                detail={formatDate(new Date(acceptance.acceptedAt))}
              />
              <p className="font-semibold">{acceptance.name}</p>
            </div>
          )}
        </div>
        {acceptance && toProject && (
          <p className="mt-6 print:hidden">
            {toProject({
              className: buttonClass({
                variant: paid && isToBePaid(paid) ? 'secondary' : 'primary',
                size: 'small',
              }),
              words: 'Prejsť na projekt',
            })}
          </p>
        )}
        {acceptance && paid && (
          <ClientPayments
            number={offer.number}
            price={totals.once.total}
            of={paid}
            acts={acts}
            toProject={toProject}
          />
        )}
        <LiveRegion>
          {hasChosen && `Spolu ${price}${monthly ? ` a ${monthly} ${words.monthly}` : ''}`}
        </LiveRegion>
        {offer.effect && (
          <ClientEffect
            effect={offer.effect}
            waiting={waitingAddendaText(offer)}
            totals={totals}
            toProject={toProject}
          />
        )}
        <OfferSection title={words.contents}>
          {content.note && <p className="mb-4 max-w-note whitespace-pre-line">{tied(content.note)}</p>}
          {shownGroups(content, taken, money).map((group) => (
            <section key={group.id} className="client-offer-group">
              <div className="client-offer-group-head">
                <span className="mark text-ink-2">{group.position}</span>
                <h3>{group.name}</h3>
                {group.hint && isOpen && <span className="text-ink-2">{group.hint}</span>}
                {group.sum && <span className="money">{group.sum}</span>}
              </div>
              <ol className="client-offer-lines">
                {group.lines.map((shown) => (
                  <ClientLine
                    key={shown.line.id}
                    shown={shown}
                    letter={changed.has(shown.line.id) ? offer.letter : null}
                    isOpen={isOpen}
                    decided={acceptance ? CHOSEN_WORDS : PRICED_WORDS}
                    onChoose={
                      isOpen && hydrated && onChosen
                        ? () => {
                            setHasChosen(true);
                            onChosen(choose(content, taken, shown.line.id));
                          }
                        : null
                    }
                    talk={talk}
                  />
                ))}
              </ol>
            </section>
          ))}
          <dl className="client-offer-sums">
            {totalRows(content, totals, money).map(({ label, amount, isFinal }) => (
              <div key={label} data-final={isFinal}>
                <dt>{label}</dt>
                <dd className="money">{amount}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-ink-2">{vatSentence(content.vat)}</p>
        </OfferSection>
        <ClientPlan
          offer={offer}
          payments={arePaid ? [] : paymentsOn(content, totals, schedule)}
          money={money}
          goesOn={acceptance && offer.projectId !== null ? { launchOn: offer.launchOn, toProject } : null}
        />
        <div className="client-offer-two">
          <Points title={words.excluded} points={content.excluded} />
          <Points title={words.assumptions} points={assumptionPoints(content)} />
        </div>
        <ClientRevisions id={CHANGES_ID} offer={offer} money={money} />
        <ClientTalk id={TALK_ID} offer={offer} talk={talk} />
        {isOpen && (
          <div className="client-offer-bar noscript:hidden" hidden={isAnswerInSight}>
            {scale}
            <div className="client-offer-bar-row">
              <p>
                <span className="client-offer-bar-sum">{price}</span>
                {monthly && (
                  <span className="mark block normal-case">
                    + {monthly} {words.monthly}
                  </span>
                )}
              </p>
              {onChosen ? (
                <a href={`#${ANSWER_ID}`} className={buttonClass({ variant: 'primary', size: 'small' })}>
                  {worded(offer, 'Prijať ponuku', 'Prijať dodatok')}
                </a>
              ) : (
                <Button size="small" disabled>
                  {worded(offer, 'Prijať ponuku', 'Prijať dodatok')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <aside
        ref={aside}
        id={ANSWER_ID}
        aria-label={
          isOpen || acceptance
            ? worded(offer, 'Prijatie ponuky', 'Prijatie dodatku')
            : worded(offer, 'Údaje ponuky', 'Údaje dodatku')
        }
        className="client-offer-aside"
      >
        <ClientAnswer
          offer={offer}
          news={news}
          chosen={taken}
          totals={totals}
          amounts={amounts}
          price={price}
          monthly={monthly}
          addenda={agreedAddenda(paid?.payments ?? [])}
          due={ownPayments(offer.number, paid?.payments ?? []).filter(({ state }) => isToPay(state))}
          toProject={toProject}
          acts={acts}
          talkId={TALK_ID}
          onOffer={onOffer}
        />
        {isOpen && acts && <ClientReminders offer={offer} acts={acts} onOffer={onOffer} />}
        {acceptance && afterwards}
      </aside>
    </div>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length === 0 ? null : (
    <OfferSection title={title}>
      <ul className="client-offer-points">
        {points.map((point) => (
          <li key={point}>{tied(point)}</li>
        ))}
      </ul>
    </OfferSection>
  );
