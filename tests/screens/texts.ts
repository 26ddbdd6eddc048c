import type { Locator } from 'vitest/browser';

/** The texts of all that a locator finds, in their order. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => element.textContent.trim());

/** Text with every kind of space as a plain one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What of a locator's elements is drawn: some words stand in the page for each width, and one of them is shown. */
export const visible = (locator: Locator): Element[] =>
  locator.elements().filter((element) => element.checkVisibility());
