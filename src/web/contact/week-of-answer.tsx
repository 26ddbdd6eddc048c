import { useId, useState } from 'react';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { shortWeekday } from '#domain/kernel/local-time-texts.ts';
import { answerBy, promisedAnswer } from '#domain/requests/answer-clock.ts';
import { answerWeek } from '#domain/requests/answer-week.ts';

const TIME = workingTimeOf(site);
const percent = (share: number): string => `${share * 100}%`;

/** By when a message that is written now is answered, in words and over the days until then, the free ones hatched. */
export function WeekOfAnswer({ text }: { text: string }) {
  const hatching = useId();
  const [sentAt] = useState(() => new Date());
  const promise = promisedAnswer(sentAt, site.claims.callbackHours, TIME);
  if (!promise) return null;
  const { days, sent, due } = answerWeek({ sentAt, dueAt: promise.dueAt }, TIME);
  const wide = percent(1 / days.length);
  return (
    <>
      <p className="mt-1 text-small text-ink-2">
        {text} {answerBy(promise.dueAt)}.
      </p>
      <svg className="illustration mt-3 block h-16 w-full overflow-visible" aria-hidden="true">
        <pattern
          id={hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v6" className="stroke-control stroke-1" />
        </pattern>
        {days.map(({ day, worked }, index) => {
          const x = percent(index / days.length);
          return (
            <g key={day}>
              {worked.length === 0 && (
                <rect x={x} y="20" width={wide} height="20" fill={`url(#${hatching})`} stroke="none" />
              )}
              {worked.map(({ at, until }) => (
                <line key={at} x1={percent(at)} x2={percent(until)} y1="40" y2="40" strokeWidth="5" />
              ))}
              <line x1={x} x2={x} y1="20" y2="44" className="thin" />
              <text
                x={percent((index + 0.5) / days.length)}
                y="60"
                textAnchor="middle"
                className="fill-ink-2 stroke-none font-mono text-mark"
              >
                {shortWeekday(day)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1="40" y2="40" className="thin" />
        <line x1="100%" x2="100%" y1="20" y2="44" className="thin" />
        <line x1={percent(sent)} x2={percent(due)} y1="8" y2="8" className="dim" />
        <line x1={percent(sent)} x2={percent(sent)} y1="0" y2="40" strokeDasharray="3 3" className="dim" />
        <line x1={percent(due)} x2={percent(due)} y1="0" y2="40" className="dim" />
      </svg>
    </>
  );
}
