import { expect, it } from 'vitest';
import { isMailDue, isTold, mailedBefore, timeToTell, toldTime } from './message-mails.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['never', null, true],
  ['an hour ago', '2026-11-22T11:00:00.000Z', true],
  ['a millisecond less than an hour ago', '2026-11-22T11:00:00.001Z', false],
  ['now', '2026-11-22T12:00:00.000Z', false],
])('a client who was mailed of messages %s is mailed again: %s', (_, mailedAt, isDue) => {
  expect(isMailDue(mailedAt === null ? null : new Date(mailedAt), NOW)).toBe(isDue);
});

it('looks for clients by the same hour as it mails them', () => {
  expect(isMailDue(mailedBefore(NOW), NOW)).toBe(true);
});

const at = (clock: string): Date => new Date(`2026-11-22T${clock}:00Z`);
const said = { side: 'operator' as const, createdAt: at('11:00'), readAt: null, withdrawnAt: null };

it.each([
  ['written by the other side', { side: 'client' as const }, false],
  ['read meanwhile', { readAt: at('11:30') }, false],
  ['taken back', { withdrawnAt: at('11:01') }, false],
  ['told by the mail before', { createdAt: at('10:00') }, false],
  ['written a moment after that mail', { createdAt: new Date(at('10:00').getTime() + 1) }, true],
  ['written when the mail was', { createdAt: at('11:00') }, true],
  [
    'written after it, while it waited for the server',
    { createdAt: new Date(at('11:00').getTime() + 1) },
    false,
  ],
])('a message %s is told: %s', (_, changes, told) => {
  const time = toldTime.parse(timeToTell(at('10:00'), at('11:00')));
  expect(isTold({ ...said, ...changes }, 'operator', time)).toBe(told);
});

it('of mails one after another each message is told by one, however late they go out', () => {
  const mailed = [null, at('10:00'), at('11:00'), at('13:30')];
  const times = mailed.map((before, index) =>
    toldTime.parse(timeToTell(before, mailed[index + 1] ?? at('15:00'))),
  );
  for (let minutes = 0; minutes <= 300; minutes += 7) {
    const createdAt = new Date(at('09:59').getTime() + minutes * 60_000);
    expect(times.filter((time) => isTold({ ...said, createdAt }, 'operator', time))).toHaveLength(1);
  }
});

it('what another mail has told is told by none that goes out later, and what lies beside it is', () => {
  const [early, late] = [
    toldTime.parse(timeToTell(null, at('13:00'))),
    toldTime.parse(timeToTell(at('10:00'), at('11:00'))),
  ];
  const time = { ...early, toldBefore: [late] };
  const told = ['09:00', '10:00', '10:01', '11:00', '11:01', '13:00', '13:01'].filter((clock) =>
    isTold({ ...said, createdAt: at(clock) }, 'operator', time),
  );
  expect(told).toEqual(['09:00', '10:00', '11:01', '13:00']);
});

it('a mail from before these times were kept tells all that is unread', () => {
  expect(isTold({ ...said, createdAt: at('23:00') }, 'operator', toldTime.parse({ offerId: 'o' }))).toBe(
    true,
  );
});
