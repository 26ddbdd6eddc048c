import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAppCode, plainCode, RECOVERY_CODE, recoveryCode } from './factor-codes.ts';

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('a recovery code is read however it was copied, and is never a code of an app', () => {
  fc.assert(
    fc.property(tenBytes, (bytes) => {
      const code = recoveryCode(bytes);
      expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
      expect(code).not.toMatch(/[ilo01]/);
      const plain = plainCode(code);
      expect(RECOVERY_CODE.test(plain)).toBe(true);
      expect(isAppCode(plain)).toBe(false);
      expect(plainCode(` ${code.replace('-', ' ').toUpperCase()}\n`)).toBe(plain);
    }),
  );
});

it.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
])('"%s" is a code of an app: %s', (code, expected) => expect(isAppCode(code)).toBe(expected));
