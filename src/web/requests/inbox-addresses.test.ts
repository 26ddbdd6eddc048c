import { expect, test } from 'vitest';
import { INBOX_LIST, inboxQueryOf, inboxViews, isInOwnOrder } from './inbox-addresses.ts';

const asked = (address: string) => {
  const query = inboxQueryOf(new URL(address, 'http://localhost').searchParams);
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
};

test('an address of the inbox asks for what it says, and for nothing that is not known', () => {
  expect(asked(INBOX_LIST.only({ status: 'offered', kind: 'wizard', search: ' strecha ' }))).toEqual({
    status: 'offered',
    kind: 'wizard',
    search: 'strecha',
  });
  expect(asked(INBOX_LIST.only({ status: 'maybe', kind: 'fax', since: 'včera', search: 'ab' }))).toEqual({});
});

test('each view asks for something of its own', () => {
  expect(inboxViews(2026).map(({ to }) => asked(to))).toEqual([
    { waiting: 'yes' },
    { unanswered: 'yes' },
    {},
    { lapsed: 'yes' },
    { snoozed: 'yes' },
    { status: 'lost', since: '2026-01-01' },
    { status: 'archived' },
  ]);
});

test('what is unanswered stands first in the list’s own order alone, also of what is searched for', () => {
  const isFirst = (address: string) =>
    isInOwnOrder(inboxQueryOf(new URL(address, 'http://localhost').searchParams));
  expect([isFirst(INBOX_LIST.path), isFirst(INBOX_LIST.only({ search: 'strecha', kind: 'wizard' }))]).toEqual(
    [true, true],
  );
  for (const filter of [{ status: 'offered' }, { waiting: 'ano' }, { unanswered: 'ano' }, { after: 'x' }])
    expect(isFirst(INBOX_LIST.only(filter))).toBe(false);
});
