import { vi } from 'vitest';
import { PdfWorker } from '#server/pdf/worker-process.ts';

/** Documents that have their turn and whose worker is not told yet. */
export interface HeldDocuments {
  /** What has arrived at a worker, held or not: "pdf" or "prd" each. */
  readonly begun: string[];
  /** Hands all of them to their workers. */
  release(): void;
}

/** Holds the next documents that get a worker, so many of them; later ones go through. */
export function holdDocuments(most = Number.POSITIVE_INFINITY): HeldDocuments {
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = PdfWorker.prototype.run;
  vi.spyOn(PdfWorker.prototype, 'run').mockImplementation(async function (this: PdfWorker, request, limit) {
    begun.push(request.kind);
    if (begun.length <= most) await gate.promise;
    return run.call(this, request, limit);
  });
  return { begun, release: gate.resolve };
}
