import type { ExportInput } from '#domain/prd/export.ts';

/** Templates in documents/, by file name. */
export type Template = 'quote' | 'prd' | 'offer' | 'payment' | 'handover';

/** What the renderer asks of a worker: plain data for a template, or a PRD that a stranger sent, read and set. */
export type RenderRequest =
  | { kind: 'pdf'; template: Template; data: unknown }
  | { kind: 'prd'; input: ExportInput };

/** Why a worker refused what it was sent: a fault of the catalogue, without its stack. */
export interface Refusal {
  code: 'validation' | 'tooLarge';
  message: string;
  field: string | null;
}

/** What a worker answers, one answer for each request: the file, why it was refused, or what broke. */
export type RenderResult = { file: Uint8Array | string } | { refusal: Refusal } | { failure: string };

/** `rss` is the worker's memory in bytes. */
export type RenderAnswer = RenderResult & { rss: number };

/** What a worker says: once that it has started, then an answer to each request. */
export type WorkerMessage = 'ready' | RenderAnswer;
