import { addDays, type Day } from '../kernel/local-time.ts';

/** A day, or days, of a calendar. */
export interface CalendarEvent {
  /** The same from one reading to the next: "stage-6f0c…". */
  id: string;
  title: string;
  from: Day;
  /** The last day. */
  to: Day;
}

/** Bytes of a line, its end left out (RFC 5545, 3.1). */
const LINE_MAX = 75;
const encoder = new TextEncoder();

/** What has a meaning in a text stands behind a backslash (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');

/** A line in parts of at most 75 bytes; each further one begins with a space, and no letter is torn. */
function folded(line: string): string {
  let [parts, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    const isFull = bytes + size > LINE_MAX;
    parts += isFull ? `\r\n ${letter}` : letter;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return parts;
}

const compact = (day: Day): string => day.replaceAll('-', '');

/** A calendar of whole days as iCalendar (RFC 5545): days have no hour, so no change of clocks moves them. */
export function calendarText(
  { name, host, now }: { name: string; host: string; now: Date },
  events: readonly CalendarEvent[],
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Projekt//SK`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(({ id, title, from, to }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // The first day that is no more a part of it.
      `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
