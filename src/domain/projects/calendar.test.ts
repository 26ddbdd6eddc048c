import { expect, it } from 'vitest';
import { calendarText } from './calendar.ts';

const NOW = new Date('2026-11-24T09:00:00.123Z');
const HEAD = { name: 'Web', host: 'webdielna.test', now: NOW };
const event = (title: string, from = '2026-11-24', to = from) => ({ id: 'stage-1', title, from, to });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('says whole days, whose end is the day after the last one, and the same name each time', () => {
  const text = calendarText(HEAD, [event('Etapa Návrh', '2026-11-27', '2026-12-03')]);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//webdielna.test//Projekt//SK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Web',
    'X-WR-CALNAME:Web',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:stage-1@webdielna.test',
    'DTSTAMP:20261124T090000Z',
    'DTSTART;VALUE=DATE:20261127',
    'DTEND;VALUE=DATE:20261204',
    'SUMMARY:Etapa Návrh',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['in winter', '2026-12-31', '20261231', '20270101'],
  ['when clocks go forward', '2026-03-29', '20260329', '20260330'],
  ['in summer', '2026-07-15', '20260715', '20260716'],
  ['when clocks go back', '2026-10-25', '20261025', '20261026'],
  ['in February of a leap year', '2028-02-29', '20280229', '20280301'],
])('names one day %s', (_, day, start, end) => {
  const text = calendarText(HEAD, [event('Deň', day)]);
  expect(text).toContain(`DTSTART;VALUE=DATE:${start}\r\nDTEND;VALUE=DATE:${end}\r\n`);
});

it('keeps signs of the format, and new lines, out of its structure', () => {
  const text = calendarText(HEAD, [event('Texty; fotky, logo \\ mapa\r\nEND:VEVENT\nX')]);
  expect(text).toContain('SUMMARY:Texty\\; fotky\\, logo \\\\ mapa\\nEND:VEVENT\\nX\r\n');
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it.each([
  'Ľ'.repeat(200),
  `Dodať: ${'fotografie pred a po '.repeat(10)}`,
  '👩‍🔧'.repeat(40),
  'a'.repeat(67),
  'a'.repeat(68),
])('folds lines at 75 bytes without tearing a letter: %s', (title) => {
  const text = calendarText(HEAD, [event(title)]);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`);
});
