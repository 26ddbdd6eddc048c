import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeFilled } from './time-filled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who took long enough does not wait', async () => {
  expect(await timeFilled(() => 5_000, 2_000)).toBe(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('who was faster waits for the rest, and no longer', async () => {
  const start = Date.now();
  const filled = timeFilled(() => 500 + Date.now() - start, 2_000);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await filled).toBe(2_000);
});

test('a clock that was set back is no reason to be taken for a robot', async () => {
  const filled = timeFilled(() => 0, 2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await filled).toBe(2_000);
});
