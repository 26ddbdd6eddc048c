import { afterAll, afterEach } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** What was printed since the last look. */
const printed: string[] = [];

const { console: terminal } = globalThis;

for (const method of METHODS) {
  const print = terminal[method];
  terminal[method] = (...args: unknown[]) => {
    printed.push(`console.${method}: ${args.map(String).join(' ')}`);
    print(...args);
  };
}

/** A test that expects output replaces the method with vi.spyOn; everything else is a warning nobody would read. */
function failOnOutput(): void {
  const unexpected = printed.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
