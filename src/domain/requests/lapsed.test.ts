import { describe, expect, test } from 'vitest';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { isLapsed } from './lapsed.ts';
import { REQUEST_STATUSES } from './request-status.ts';

describe('a request that was offered something', () => {
  test.each([
    ['draft', true],
    ['sent', false],
    ['viewed', false],
    ['accepted', false],
    ['declined', true],
    ['expired', true],
    ['superseded', true],
    ['withdrawn', true],
  ] as const)('whose offer is %s has lapsed: %s', (state, lapsed) => {
    expect(isLapsed('offered', [{ state }])).toBe(lapsed);
  });

  test('says so of every state there is', () => {
    expect(REVISION_STATES.filter((state) => !isLapsed('offered', [{ state }]))).toEqual([
      'sent',
      'viewed',
      'accepted',
    ]);
  });

  test('has not lapsed while one of its offers stands', () => {
    expect(isLapsed('offered', [{ state: 'expired' }, { state: 'viewed' }, { state: 'withdrawn' }])).toBe(
      false,
    );
  });

  test('has lapsed when its offers are gone', () => expect(isLapsed('offered', [])).toBe(true));
});

test.each(REQUEST_STATUSES.filter((status) => status !== 'offered'))(
  'a request that is %s waits for no offer',
  (status) => expect(isLapsed(status, [{ state: 'expired' }])).toBe(false),
);
