import { expect, it } from 'vitest';
import { systemRandom } from '../random.ts';
import { createSealing } from './sealed.ts';

const sealing = createSealing(['new key'], systemRandom);

it('opens what it has sealed, for the same use only', () => {
  const sealed = sealing.seal('tajomstvo', 'totp:1');
  expect(sealing.open(sealed, 'totp:1')).toBe('tajomstvo');
  expect(sealing.open(sealed, 'totp:2')).toBeNull();
  expect(sealing.seal('tajomstvo', 'totp:1')).not.toBe(sealed);
});

it('opens nothing that was changed, cut or made up', () => {
  const sealed = Buffer.from(sealing.seal('tajomstvo', 'x'), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealing.open(changed.toString('base64url'), 'x')).toBeNull();
    expect(sealing.open(sealed.subarray(0, at).toString('base64url'), 'x')).toBeNull();
  }
});

it('still reads what an older key has sealed, and seals with the newest', () => {
  const sealed = createSealing(['old key'], systemRandom).seal('tajomstvo', 'x');
  const both = createSealing(['new key', 'old key'], systemRandom);
  expect(both.open(sealed, 'x')).toBe('tajomstvo');
  expect(sealing.open(sealed, 'x')).toBeNull();
  expect(sealing.open(both.seal('iné', 'x'), 'x')).toBe('iné');
});
