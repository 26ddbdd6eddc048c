import { join } from 'node:path';
import { Fault } from '#domain/errors/faults.ts';
import { WorkerProcess } from '../worker-process.ts';
import type { Refusal, RenderAnswer, RenderRequest } from './protocol.ts';

interface PdfWorkerOptions {
  /** The project's root. */
  root: string;
  /** The folder of the templates. */
  documents: string;
  onStderr: (text: string) => void;
  /** How many times as long as usual a document waits for the worker to start; above 1 it gives way to nobody. */
  timeoutFactor?: number;
}

const RUNTIME_FLAGS = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=128'];

const faultOf = ({ code, message, field }: Refusal): Fault =>
  new Fault(code, { message, ...(field === null ? {} : { field }) });

function fileOf(answer: RenderAnswer): Uint8Array | string {
  if ('file' in answer) return answer.file;
  throw 'refusal' in answer ? faultOf(answer.refusal) : new Error(answer.failure);
}

/** A running worker that sets documents. */
export class PdfWorker extends WorkerProcess<RenderRequest, RenderAnswer, Uint8Array | string> {
  constructor({ root, documents, ...options }: PdfWorkerOptions) {
    super({
      ...options,
      program: join(root, 'src/server/pdf/worker.ts'),
      args: [documents],
      cwd: documents,
      flags: RUNTIME_FLAGS,
      // The compile cache saves loading Node's TypeScript parser: 17 MB.
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
      name: 'PDF',
      resultOf: fileOf,
    });
  }
}
