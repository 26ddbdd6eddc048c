import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { settling } from '../../../tests/settled.ts';
import { createPasswords } from './passwords.ts';

const hashing = { addressGroup: '192.0.2.1', signal: new AbortController().signal };
/** Algorithm, version, memory, passes and threads: what a comparison costs. */
const costOf = (stored: unknown): string => String(stored).split('$').slice(1, 4).join('$');

it.each([undefined, { memoryCost: 32_768, timeCost: 2, parallelism: 1 }])(
  'a password is compared once at the same cost, with somebody’s hash and with nobody’s (security 22): %o',
  async (cost) => {
    const by = { hash, verify: vi.fn(verify) };
    const passwords = createPasswords(cost, by);
    const stored = await passwords.hash('Dlhé-heslo-jany-7', hashing);
    for (const known of [stored, null])
      expect(await passwords.isRight('nie je to ono', known, hashing)).toBe(false);
    const [somebodys, nobodys] = by.verify.mock.calls;
    expect(by.verify).toHaveBeenCalledTimes(2);
    expect(costOf(nobodys?.[0])).toBe(costOf(somebodys?.[0]));
    expect(nobodys?.[1]).toBe(somebodys?.[1]);
  },
);

describe('Fifty passwords at once, each from an address of its own (security 19)', () => {
  it.each(['somebody', null])(
    'are two hashed, twenty waiting and the rest refused, of %s',
    async (stored) => {
      const gate = Promise.withResolvers<boolean>();
      const verifying = vi.fn(() => gate.promise);
      const passwords = createPasswords(undefined, { hash, verify: verifying });
      const { all, done } = settling(
        Array.from({ length: 50 }, (_, n) =>
          passwords
            .isRight('nie je to ono', stored, { ...hashing, addressGroup: `198.51.100.${n}` })
            .catch(({ code }: { code: string }) => code),
        ),
      );
      await vi.waitUntil(() => done.length >= 50 - 22);
      expect(done).toEqual(Array(50 - 22).fill('busy'));
      expect(verifying).toHaveBeenCalledTimes(2);
      gate.resolve(false);
      expect((await all).filter((answer) => answer === false)).toHaveLength(22);
      expect(verifying).toHaveBeenCalledTimes(22);
    },
  );
});
