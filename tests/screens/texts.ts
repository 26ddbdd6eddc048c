import type { Locator } from 'vitest/browser';

/** The texts of all that a locator finds, in their order. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => element.textContent.trim());
