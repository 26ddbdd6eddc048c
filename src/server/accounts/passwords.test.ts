import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const hashing = { addressGroup: '192.0.2.1', signal: new AbortController().signal };

/** The shortest of several times, which a busy machine only lengthens. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let n = 0; n < 5; n += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

it.each([undefined, { memoryCost: 32_768, timeCost: 2, parallelism: 1 }])(
  'comparing with nobody’s hash costs what comparing with somebody’s does (security 22): %o',
  async (cost) => {
    const passwords = createPasswords(cost);
    const stored = await passwords.hash('Dlhé-heslo-jany-7', hashing);
    const ofSomebody = await shortest(() => passwords.isRight('nie je to ono', stored, hashing));
    const ofNobody = await shortest(() => passwords.isRight('nie je to ono', null, hashing));
    // At the least cost it is a hundredth.
    expect(ofNobody).toBeGreaterThan(ofSomebody / 4);
    expect(ofNobody).toBeLessThan(ofSomebody * 4);
  },
);
