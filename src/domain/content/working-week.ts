import type { WorkingTime } from '../kernel/working-time.ts';
import type { SiteFacts } from './site-schema.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The configured hours and holidays, ready to be counted with. */
export function workingTimeOf({
  workingTime: { hours, holidays },
}: Pick<SiteFacts, 'workingTime'>): WorkingTime {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
  const intervalOf = (text: string): readonly [number, number] => {
    const [from = '', to = ''] = text.split('–');
    return [minutesOf(from), minutesOf(to)];
  };
  return {
    hours: Object.fromEntries(week.map((intervals, index) => [index + 1, intervals.map(intervalOf)])),
    holidays,
  };
}
