import { join } from 'node:path';
import type { RenderAnswer, RenderRequest } from './messages.ts';
import { createTypesetter } from './typesetter.ts';

/** A process of its own for the native compiler. Argument: the folder of the templates. */
const documents = process.argv[2];
if (documents === undefined || !process.send) {
  throw new Error('The PDF worker is started by the server, with the folder of the templates.');
}
const typeset = createTypesetter(join(documents));

const answer = (request: RenderRequest): RenderAnswer => {
  try {
    return { pdf: typeset(request), rss: process.memoryUsage.rss() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { failure, rss: process.memoryUsage.rss() };
  }
};

process.on('message', (request: RenderRequest) => {
  process.send?.(answer(request), () => {
    // The compiler's results are freed by finalizers, which without this would wait for a full collection:
    // memory would grow by half a megabyte a document.
    globalThis.gc?.();
  });
});

// Ctrl+C reaches every process of the terminal; the server finishes its answers first and then lets go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
