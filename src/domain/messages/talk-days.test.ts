import { expect, it } from 'vitest';
import { talkDay, talkMoment } from './talk-days.ts';

const NOW = new Date('2026-11-23T08:00:00Z');

it.each([
  ['2026-11-23T22:59:00Z', 'Dnes'],
  ['2026-11-22T23:01:00Z', 'Dnes'],
  ['2026-11-22T22:59:00Z', 'Včera'],
  ['2026-11-20T12:00:00Z', 'Piatok 20.\u00A011.'],
  ['2025-11-20T12:00:00Z', 'Štvrtok 20.\u00A011.\u00A02025'],
])('what was written at %s stands under %s', (at, day) => {
  expect(talkDay(new Date(at), NOW)).toBe(day);
});

// A day of 23 hours, and one of 25.
it.each([
  ['2026-03-29T22:30:00Z', '2026-03-29T10:00:00Z', 'Včera'],
  ['2026-03-29T22:30:00Z', '2026-03-28T10:00:00Z', 'Sobota 28.\u00A03.'],
  ['2026-10-25T22:30:00Z', '2026-10-24T10:00:00Z', 'Včera'],
])('at %s, what was written at %s stands under %s', (now, at, day) => {
  expect(talkDay(new Date(at), new Date(now))).toBe(day);
});

it.each([
  ['2026-11-23T08:18:00Z', 'o\u00A09:18'],
  ['2026-11-22T22:59:00Z', 'včera o\u00A023:59'],
  ['2026-11-18T12:00:00Z', '18.\u00A011. o\u00A013:00'],
  ['2025-11-18T12:00:00Z', '18.\u00A011.\u00A02025 o\u00A013:00'],
])('what was at %s was %s', (at, moment) => {
  expect(talkMoment(new Date(at), NOW)).toBe(moment);
});
