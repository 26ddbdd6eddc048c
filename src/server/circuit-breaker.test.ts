import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const at = (clock: { ms: number }) => createCircuitBreaker({ failures: 3, pause: 1000, now: () => clock.ms });
const fail = (breaker: ReturnType<typeof at>, times: number) => {
  for (let i = 0; i < times; i++) breaker.failed();
};

describe('a breaker', () => {
  it('stays closed below its limit and forgets failures after a success', () => {
    const breaker = at({ ms: 0 });
    fail(breaker, 2);
    breaker.succeeded();
    fail(breaker, 2);
    expect(breaker.wait()).toBe(0);
  });

  it('opens after three failures in a row for the whole pause', () => {
    const clock = { ms: 0 };
    const breaker = at(clock);
    fail(breaker, 3);
    expect(breaker.wait()).toBe(1000);
    clock.ms = 999;
    expect(breaker.wait()).toBe(1);
  });

  it('lets one attempt through after the pause and closes when it succeeds', () => {
    const clock = { ms: 0 };
    const breaker = at(clock);
    fail(breaker, 3);
    clock.ms = 1000;
    expect([breaker.wait(), breaker.wait()]).toEqual([0, 1000]);
    breaker.succeeded();
    expect(breaker.wait()).toBe(0);
  });

  it('opens again when that attempt fails', () => {
    const clock = { ms: 0 };
    const breaker = at(clock);
    fail(breaker, 3);
    clock.ms = 1500;
    breaker.wait();
    breaker.failed();
    expect(breaker.wait()).toBe(1000);
  });
});
