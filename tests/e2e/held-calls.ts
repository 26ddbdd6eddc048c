import type { Page, Route } from '@playwright/test';

/** Calls that wait on their way until they are let go. */
export interface HeldCalls {
  /** So many have begun. */
  count: () => number;
  letGo: () => Promise<void>;
}

/** Holds what a page sends to an address by one method, as a slow network does; what answers it otherwise does so afterwards. */
export async function heldCalls(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  address: string | RegExp,
): Promise<HeldCalls> {
  const passing: Promise<void>[] = [];
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    const passes = gate.promise.then(() => route.fallback());
    passing.push(passes);
    await passes;
  };
  await page.route(address, hold);
  return {
    count: () => passing.length,
    letGo: async () => {
      gate.resolve();
      await Promise.all(passing);
      await page.unroute(address, hold);
    },
  };
}
