import { tied } from '../kernel/text.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { answerWithin } from '../requests/answer-clock.ts';

/**
 * What the axis of hours measures: "Čas na odpoveď: do 24 hodín v pracovných dňoch. Hrubá os = pracovný čas 8 – 17." Hours that are not the
 * same on each day of work are not named; a promise that is not made is not told.
 */
export function promiseCaption(hours: number | null | undefined, time: WorkingTime): string {
  const within = answerWithin(hours, time);
  const promise = within === null ? '' : `Čas na odpoveď: ${within}. `;
  const worked = [...new Set(Object.values(time.hours).map(named).filter(Boolean))];
  return tied(`${promise}Hrubá os = pracovný čas${worked.length === 1 ? ` ${worked[0]}` : ''}.`);
}

/** The hours of a day: "8 – 17", "8:30 – 12 a 13 – 17"; empty of a free day. */
const named = (hours: WorkingTime['hours'][number] = []): string =>
  hours.map((span) => span.map(hourText).join('\u00A0–\u00A0')).join(' a\u00A0');

const hourText = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};
