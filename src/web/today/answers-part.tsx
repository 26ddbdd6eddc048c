import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cappedCount } from '#domain/api/count-cap.ts';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatClock, shortDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { restText, untilText } from '#domain/requests/answer-texts.ts';
import { answerAxis, shareOf } from '#domain/today/answer-axis.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { FurtherRows } from '../design/areas/day-rows.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { type HourAxis, HourRow, HourRows } from '../design/areas/hour-rows.tsx';
import { ButtonLink, buttonClass } from '../design/button.tsx';
import { INBOX_LIST, requestAt } from '../requests/inbox-addresses.ts';
import { fromWhom } from '../requests/inbox-words.tsx';
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
  const promises = rows.map(({ createdAt, clock }) => ({
    from: new Date(createdAt),
    due: new Date(clock?.dueAt ?? createdAt),
  }));
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
    <AreaSection title="Odpovedať" count={count === 0 ? undefined : cappedCount(count)}>
      {rows.length === 0 ? (
        <EmptyState title="Nikto nečaká">Nový dopyt sa tu ukáže, len čo príde.</EmptyState>
      ) : (
        <HourRows label="Dopyty, ktoré čakajú na odpoveď" axis={drawn} heads={['Od koho', 'Do sľubu']}>
          {rows.map((request, index) => (
            <WaitingRow
              key={request.id}
              request={request}
              said={acts.saidAt(request.id)}
              isFirst={index === 0}
              from={shareOf(axis, promises[index]?.from ?? now)}
              due={shareOf(axis, promises[index]?.due ?? now)}
              now={now}
              nowAt={axis.now}
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
  from: number;
  due: number;
  now: Date;
  nowAt: number;
}

function WaitingRow({ request, said, isFirst, from, due, now, nowAt }: WaitingRowProps) {
  const { id, phoneE164, clock, ticket } = request;
  const who = fromWhom(request);
  const dueAt = new Date(clock?.dueAt ?? request.createdAt);
  const rest = clock ? restText(dueAt, now, WORKING_TIME) : 'bez sľubu';
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
          {clock && <span>{untilText(dueAt)}</span>}
        </>
      }
      from={from}
      due={due}
      now={nowAt}
      gone={clock?.share ?? 0}
      said={said}
      actions={
        <>
          <ButtonLink
            size="dense"
            to={requestAt(id, true)}
            {...(isFirst && { variant: 'primary' })}
            aria-label={`Odpovedať: ${who}, ${ticket}`}
          >
            Odpovedať
          </ButtonLink>
          {phoneE164 && (
            <a
              href={`tel:${phoneE164}`}
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
const aboutOf = ({ kind, estimate, about, trade, size }: Waiting): string[] =>
  [
    estimate === null ? '' : formatEuros(estimate),
    kind === 'contact' ? 'Kontaktný formulár' : '',
    trade || about,
    size ?? '',
  ].filter((part) => part !== '');
