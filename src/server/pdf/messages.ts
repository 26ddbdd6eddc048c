/** Templates in documents/, by file name. */
export type Template = 'quote' | 'prd';

/** What the renderer asks of a worker. */
export interface RenderRequest {
  template: Template;
  /** Plain JSON data; the template's only input. */
  data: unknown;
}

/** What a worker answers, one answer for each request. `rss` is its memory in bytes. */
export type RenderAnswer = { pdf: Uint8Array; rss: number } | { failure: string; rss: number };
