import { describe, expect, test } from 'vitest';
import { addressKeys } from './client-address.ts';

describe('the keys of an address (security 56)', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['203.0.113.7:4711', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::FFFF:cb00:7107', '203.0.113.7', null],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:0db8:1:2:0:0:0:9%eth0', '2001:db8:1:2', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0:0', '2001:db8:0::/48'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1', '2001:db8:0::/48'],
    ['::1', '0:0:0:0', '0:0:0::/48'],
  ])('%s counts as %s and %s', (ip, household, site) => {
    expect(addressKeys(ip)).toEqual({ household, site });
  });

  test.each([
    '',
    'unknown',
    'abc',
    '1.2.3',
    '010.1.1.1',
    '256.1.1.1',
    '1.2.3.4.5',
    '2001:db8::1::2',
    '12345::',
    '[x]:1',
    '\0',
  ])('%j is no address and shares one place with all that are none', (garbage) => {
    expect(addressKeys(garbage)).toEqual(addressKeys('anything'));
  });
});
