import { expect, test } from 'vitest';
import { INBOX_LIST, inboxQueryOf, inboxViews } from './inbox-addresses.ts';

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
  expect(asked(INBOX_LIST.only({ status: 'maybe', kind: 'mail', since: 'včera', search: 'ab' }))).toEqual({});
});

test('each view asks for something of its own', () => {
  expect(inboxViews(2026).map(({ to }) => asked(to))).toEqual([
    { waiting: 'yes' },
    {},
    { lapsed: 'yes' },
    { snoozed: 'yes' },
    { status: 'lost', since: '2026-01-01' },
    { status: 'archived' },
  ]);
});
