import type { Page } from '@playwright/test';

/** Calls that wait on their way until they are let go. */
export interface HeldCalls {
  /** So many have begun. */
  count: () => number;
  letGo: () => Promise<void>;
}

/** Holds what a page sends to an address, as a slow network does. */
export async function heldCalls(page: Page, address: string | RegExp): Promise<HeldCalls> {
  let begun = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    begun += 1;
    await held;
    await route.continue();
  });
  return {
    count: () => begun,
    letGo: async () => {
      letGo();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
