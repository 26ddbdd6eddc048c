import { furtherText } from '#domain/today/further-text.ts';

interface Part {
  count: number;
  rows: readonly unknown[];
}

/** The way to the list of all, where a part of the day shows only those that come first. */
export function furtherOf({ count, rows }: Part, to: string): { to: string; text: string } | null {
  const text = furtherText(count, rows.length);
  return text === null ? null : { to, text };
}
