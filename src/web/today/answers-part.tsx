import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cappedCount } from '#domain/api/count-cap.ts';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatClock, shortDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { restText, untilText } from '#domain/requests/answer-texts.ts';
import { REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { type AnswerAxis, answerAxis, ownAxis, type Promised, shareOf } from '#domain/today/answer-axis.ts';
import { promiseCaption } from '#domain/today/promise-caption.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { FurtherRows } from '../design/areas/day-rows.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { type HourAxis, HourRow, HourRows } from '../design/areas/hour-rows.tsx';
import { ButtonLink, buttonClass } from '../design/button.tsx';
import { INBOX_LIST, requestAt } from '../requests/inbox-addresses.ts';
import { fromWhom } from '../requests/inbox-words.tsx';
import { phoneHref } from '../shell/phone-href.ts';
import { furtherOf } from './further-of.ts';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

type Waiting = Today['answers']['rows'][number];

const ALL_WAITING = INBOX_LIST.only({ waiting: 'ano' });
const WORKING_TIME = workingTimeOf(site);
/** A part of the axis in which the name of its day has no room. */
const NARROW = 0.15;

interface AnswersPartProps {
  answers: Today['answers'];
  acts: RowActs;
  now: Date;
}

/** Who waits for an answer, on one axis of hours: the most urgent has the one button in signal. */
export function AnswersPart({ answers, acts, now }: AnswersPartProps) {
  const { count, rows } = answers;
  // Where no time was promised none runs: nothing is drawn, and the axis is no longer for it.
  const unpromised = { from: now, due: now };
  const promises = rows.map(({ createdAt, clock }) =>
    clock ? { from: new Date(createdAt), due: new Date(clock.dueAt) } : unpromised,
  );
  const axis = answerAxis(promises, now, WORKING_TIME);
  const drawn: HourAxis = {
    ...axis,
    days: axis.days.map(({ day, ...part }) => ({
      ...part,
      label: part.until - part.at < NARROW ? '' : shortDay(day),
    })),
    now: { at: axis.now, label: `teraz ${formatClock(wallTimeOf(now))}` },
  };
  return (
    <AreaSection
      title="Odpovedať"
      count={count === 0 ? undefined : cappedCount(count)}
      action={
        rows.length > 0 && (
          <p className="text-row text-ink-2 max-md:hidden">
            {promiseCaption(site.claims.callbackHours, WORKING_TIME)}
          </p>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="Žiadny dopyt nečaká">Nový dopyt sa tu ukáže, len čo príde.</EmptyState>
      ) : (
        <HourRows label="Dopyty, ktoré čakajú na odpoveď" axis={drawn} heads={['Od koho', 'Kedy odpovedať']}>
          {rows.map((request, index) => (
            <WaitingRow
              key={request.id}
              request={request}
              said={acts.saidAt(request.id)}
              isFirst={index === 0}
              promise={promises[index] ?? unpromised}
              axis={axis}
              now={now}
            />
          ))}
        </HourRows>
      )}
      <FurtherRows further={furtherOf(answers, ALL_WAITING)} />
    </AreaSection>
  );
}

interface WaitingRowProps {
  request: Waiting;
  said: ReactNode;
  isFirst: boolean;
  promise: Promised;
  axis: AnswerAxis;
  now: Date;
}

/** What is told of one on an axis. */
const onAxis = (axis: AnswerAxis, { from, due }: Promised) => ({
  from: shareOf(axis, from),
  due: shareOf(axis, due),
  now: axis.now,
});

function WaitingRow({ request, said, isFirst, promise, axis, now }: WaitingRowProps) {
  const { id, phoneE164, clock, ticket, email } = request;
  const act = email === '' ? 'Otvoriť' : 'Odpovedať';
  const who = fromWhom(request);
  const dueAt = promise.due;
  const own = clock && ownAxis(promise, now, WORKING_TIME);
  const rest = clock ? restText(dueAt, now, WORKING_TIME) : 'bez termínu';
  const tone = { late: 'text-error', warned: 'text-warn' }[clock?.state as string];
  return (
    <HourRow
      rowKey={id}
      title={who}
      detail={aboutOf(request).map(tied).join(' · ')}
      label={rest}
      rest={
        <>
          <b className={tone}>{rest}</b>
          {clock?.state === 'late' && <span>{untilText(dueAt)}</span>}
        </>
      }
      at={onAxis(axis, promise)}
      {...(own && { own: { ...own, ...onAxis(own, promise) } })}
      said={said}
      actions={
        <>
          <ButtonLink
            size="dense"
            to={requestAt(id, true)}
            {...(isFirst && { variant: 'primary' })}
            aria-label={`${act}: ${who}, ${ticket}`}
          >
            {act}
          </ButtonLink>
          {phoneE164 && (
            <a
              href={phoneHref(phoneE164)}
              className={buttonClass({ size: 'dense' })}
              aria-label={`Zavolať: ${who}`}
            >
              <Phone aria-hidden="true" size={18} />
            </a>
          )}
        </>
      }
    />
  );
}

/** Price, trade and size of a wizard's request, else where it came from and about what. */
const aboutOf = ({ kind, priceRange, about, trade, size }: Waiting): string[] =>
  [
    priceRange === null ? '' : formatEuroRange(priceRange.min, priceRange.max),
    kind === 'wizard' ? '' : REQUEST_KIND_TEXTS[kind],
    trade || about,
    size ?? '',
  ].filter((part) => part !== '');
