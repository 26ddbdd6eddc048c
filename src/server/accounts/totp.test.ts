import { expect, it } from 'vitest';
import { systemRandom } from '../random.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B; its codes have eight digits, of which apps show six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s after 1970 the code is %s', (seconds, code) => {
  expect(stepOfCode(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it.each([
  [-31, null],
  [-30, 1],
  [0, 1],
  [29, 1],
  [59, 1],
  [60, null],
])('a code is taken one step early or late, no more: %i s from the begin of its step', (offset, step) => {
  expect(stepOfCode(SECRET, '287082', new Date((30 + offset) * 1000))).toBe(step);
});

it('a secret has 160 bits, and its URI says whose it is', () => {
  const secret = newTotpSecret(systemRandom);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, { issuer: 'Dielňa & syn', name: 'jana' })).toBe(
    `otpauth://totp/Diel%C5%88a%20%26%20syn:jana?issuer=Diel%C5%88a%20%26%20syn&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
