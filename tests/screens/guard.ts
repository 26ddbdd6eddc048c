import { captureOwnerStack } from 'react';

/** What was printed or thrown since the last test, with the parts that drew it. */
const problems: string[] = [];
const allowed: RegExp[] = [];

const note = (kind: string, words: unknown[]): void => {
  problems.push(`${kind}: ${words.map(String).join(' ')}${captureOwnerStack?.() ?? ''}`);
};

const { console: terminal } = globalThis;
for (const method of ['warn', 'error'] as const)
  terminal[method] = (...words: unknown[]) => note(`console.${method}`, words);
addEventListener('error', ({ message }) => note('error', [message]));
addEventListener('unhandledrejection', ({ reason }) => note('rejection', [reason]));

/** Lets one test print what this pattern finds. */
export const allow = (pattern: RegExp): void => void allowed.push(pattern);

/** Fails on any warning and on any error that nobody caught; then begins anew for the next test. */
export function expectNothingPrinted(): void {
  const known = allowed.splice(0);
  const unexpected = problems.splice(0).filter((problem) => !known.some((pattern) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
}
