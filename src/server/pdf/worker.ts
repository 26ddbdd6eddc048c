import { join } from 'node:path';
import { Fault } from '#domain/errors/faults.ts';
import type { RenderAnswer, RenderRequest, RenderResult, WorkerMessage } from './protocol.ts';
import { createTypesetter } from './typesetter.ts';

/** A process of its own for the native compiler and for strangers' documents. Argument: the folder of the templates. */
const documents = process.argv[2];
if (documents === undefined || !process.send) {
  throw new Error('The PDF worker is started by the server, with the folder of the templates.');
}
const typeset = createTypesetter(join(documents));

async function fileOf(request: RenderRequest): Promise<Uint8Array | string> {
  if (request.kind === 'pdf') return typeset(request.template, request.data);
  // Quotes need nothing of it, and most workers set nothing else.
  const { exportedPrd } = await import('#domain/prd/export.ts');
  const exported = exportedPrd(request.input);
  return 'sheet' in exported ? typeset('prd', exported.sheet) : exported.text;
}

const isRefusal = (error: unknown): error is Fault & { code: 'validation' | 'tooLarge' } =>
  error instanceof Fault && (error.code === 'validation' || error.code === 'tooLarge');

async function result(request: RenderRequest): Promise<RenderResult> {
  try {
    return { file: await fileOf(request) };
  } catch (error) {
    if (isRefusal(error))
      return { refusal: { code: error.code, message: error.message, field: error.field } };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (request: RenderRequest) => {
  const answer: RenderAnswer = { ...(await result(request)), rss: process.memoryUsage.rss() };
  process.send?.(answer, () => {
    // The compiler's results are freed by finalizers, which without this would wait for a full collection:
    // memory would grow by half a megabyte a document.
    globalThis.gc?.();
  });
});

// Ctrl+C reaches every process of the terminal; the server finishes its answers first and then lets go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

process.send('ready' satisfies WorkerMessage);
