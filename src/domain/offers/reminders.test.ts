import { describe, expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { workingTimeOf } from '../content/working-week.ts';
import {
  canRemindByHand,
  dueReminder,
  endOfOffer,
  type Reminded,
  type RemindedOffer,
  type Reminder,
} from './reminders.ts';

const TIME = workingTimeOf({
  workingTime: { ...site.workingTime, holidays: ['2026-12-24', '2026-12-25', '2026-12-26'] },
});

/** Sent on Monday 16 November, valid until Friday 4 December; nobody has opened it. */
const OFFER: RemindedOffer = {
  state: 'sent',
  validUntil: '2026-12-04',
  sentAt: new Date('2026-11-16T09:00:00Z'),
  viewedAt: null,
  isQuiet: false,
  reminded: [],
};
const due = (at: string, changes: Partial<RemindedOffer> = {}): Reminder | null =>
  dueReminder({ ...OFFER, ...changes }, new Date(at), TIME);
const told = (reminder: Reminder, at: string): Reminded => ({ reminder, sentAt: new Date(at) });

describe('three days and one day before the end', () => {
  test.each([
    ['2026-12-01T07:59:59Z', null, 'Tuesday 8:59 in Bratislava'],
    ['2026-12-01T08:00:00Z', 'three-days-left', 'Tuesday 9:00'],
    ['2026-12-01T15:59:00Z', 'three-days-left', 'a minute before work ends'],
    ['2026-12-01T16:00:00Z', null, 'work is over'],
    ['2026-12-01T23:30:00Z', null, 'night'],
    ['2026-12-03T07:59:00Z', 'three-days-left', 'before nine of the last day but one'],
    ['2026-12-03T08:00:00Z', 'one-day-left', 'the stronger one alone'],
    ['2026-12-04T15:59:00Z', 'one-day-left', 'the last day itself'],
    ['2026-12-05T08:00:00Z', null, 'after the end'],
  ])('at %s: %s (%s)', (at, reminder, _why) => expect(due(at)).toBe(reminder));

  test.each([
    ['a Monday, told on the Friday before', '2026-12-07', '2026-12-04T08:00:00Z', 'one-day-left'],
    ['a Monday, not on Sunday', '2026-12-07', '2026-12-06T08:00:00Z', null],
    ['a Sunday, told on the Friday before', '2026-12-06', '2026-12-04T08:00:00Z', 'one-day-left'],
    ['the day after Christmas, told before it', '2026-12-27', '2026-12-23T08:00:00Z', 'one-day-left'],
    ['the day after Christmas, not on a holiday', '2026-12-27', '2026-12-24T08:00:00Z', null],
  ])('with an end on %s', (_, validUntil, at, reminder) => expect(due(at, { validUntil })).toBe(reminder));

  test('there is no reminder of days that an offer never had', () => {
    const short = { sentAt: new Date('2026-12-02T10:00:00Z') };
    expect(due('2026-12-02T11:00:00Z', short)).toBeNull();
    expect(due('2026-12-03T08:00:00Z', short)).toBe('one-day-left');
  });

  test('the hour is that of the wall in summer, too', () => {
    const summer = { validUntil: '2026-07-10', sentAt: new Date('2026-06-20T08:00:00Z') };
    expect(due('2026-07-09T06:59:00Z', summer)).toBe('three-days-left');
    expect(due('2026-07-09T07:00:00Z', summer)).toBe('one-day-left');
  });
});

describe('five days after it was opened', () => {
  const viewed = { state: 'viewed', viewedAt: new Date('2026-11-18T20:00:00Z') } as const;
  test.each([
    ['2026-11-20T09:00:00Z', null, 'two days after'],
    ['2026-11-23T07:59:00Z', null, 'Monday 8:59'],
    ['2026-11-23T08:00:00Z', 'opened-unanswered', 'Monday 9:00'],
    ['2026-12-01T08:00:00Z', 'three-days-left', 'when the end is near, that alone'],
  ])('at %s: %s (%s)', (at, reminder, _why) => expect(due(at, viewed)).toBe(reminder));

  test('waits over a weekend', () => {
    const friday = { ...viewed, viewedAt: new Date('2026-11-16T20:00:00Z') };
    expect(due('2026-11-21T10:00:00Z', friday)).toBeNull();
    expect(due('2026-11-23T07:00:00Z', friday)).toBe('opened-unanswered');
  });
});

describe('by the operator’s hand', () => {
  const can = (at: string, changes: Partial<RemindedOffer> = {}) =>
    canRemindByHand({ ...OFFER, ...changes }, new Date(at), TIME);
  const day = '2026-11-18T10:00:00Z';
  test.each<[string, boolean, string, Partial<RemindedOffer>]>([
    ['two days after it was sent', true, day, {}],
    ['an hour before a day is over', false, '2026-11-17T08:00:00Z', {}],
    ['at night', false, '2026-11-18T22:00:00Z', {}],
    ['on a Sunday', false, '2026-11-22T10:00:00Z', {}],
    ['on a holiday', false, '2026-12-24T10:00:00Z', { validUntil: '2026-12-31' }],
    ['on its last day', true, '2026-12-04T10:00:00Z', {}],
    ['after its end', false, '2026-12-07T10:00:00Z', {}],
    ['while a question is open, or none are wanted', false, day, { isQuiet: true }],
    ['once it is declined', false, day, { state: 'declined' }],
    ['a second time', false, '2026-11-23T10:00:00Z', { reminded: [told('by-hand', day)] }],
    [
      'of a later revision',
      true,
      '2026-11-23T10:00:00Z',
      { reminded: [told('by-hand', '2026-11-12T10:00:00Z')] },
    ],
    [
      'on the day of another one',
      false,
      day,
      { reminded: [told('opened-unanswered', '2026-11-18T08:00:00Z')] },
    ],
    [
      'a fourth time',
      false,
      '2026-12-04T14:00:00Z',
      {
        reminded: [
          told('opened-unanswered', '2026-11-23T08:00:00Z'),
          told('three-days-left', '2026-12-01T08:00:00Z'),
          told('one-day-left', '2026-12-03T08:00:00Z'),
        ],
      },
    ],
  ])('%s: %s', (_, isAllowed, at, changes) => expect(can(at, changes)).toBe(isAllowed));

  test('counts among the three, and is told in place of what was due before it', () => {
    const reminded = [told('by-hand', '2026-12-01T09:00:00Z')];
    expect(due('2026-12-01T10:00:00Z', { reminded })).toBeNull();
    expect(due('2026-12-03T09:00:00Z', { reminded })).toBe('one-day-left');
  });
});

describe('no more', () => {
  const viewed = { state: 'viewed', viewedAt: new Date('2026-11-18T20:00:00Z') } as const;

  test('than one of each, and none that was due when another went out', () => {
    const first = told('three-days-left', '2026-12-01T08:05:00Z');
    expect(due('2026-12-01T08:10:00Z', { ...viewed, reminded: [first] })).toBeNull();
    expect(due('2026-12-02T09:00:00Z', { ...viewed, reminded: [first] })).toBeNull();
    expect(due('2026-12-03T09:00:00Z', { ...viewed, reminded: [first] })).toBe('one-day-left');
  });

  test('than three in all', () => {
    const reminded = [
      told('opened-unanswered', '2026-11-23T08:05:00Z'),
      told('three-days-left', '2026-12-01T08:05:00Z'),
    ];
    expect(due('2026-12-03T09:00:00Z', { ...viewed, reminded })).toBe('one-day-left');
    const all = [...reminded, told('one-day-left', '2026-12-03T08:05:00Z')];
    expect(due('2026-12-04T09:00:00Z', { ...viewed, reminded: all })).toBeNull();
  });

  test.each(['draft', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn'] as const)(
    'once it is %s',
    (state) => expect(due('2026-12-03T09:00:00Z', { state })).toBeNull(),
  );

  test('while a question is open, or the client wants none', () => {
    expect(due('2026-12-03T09:00:00Z', { isQuiet: true })).toBeNull();
  });
});

test.each([
  ['2026-12-31', '2026-12-31T22:59:59.999Z'],
  ['2026-07-31', '2026-07-31T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2027-03-28', '2027-03-28T21:59:59.999Z'],
])('an offer valid until %s ends at %s', (day, end) => expect(endOfOffer(day).toISOString()).toBe(end));
