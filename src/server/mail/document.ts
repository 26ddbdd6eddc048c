import type { LabelledText } from '#domain/legal/operator.ts';
import type { Picture } from './mail.ts';

/** A row of a table in a mail; with `href` the value is a link. */
export interface MailRow extends LabelledText {
  href?: string;
}

/** A square picture with what stands under it. */
export interface DrawnPicture extends Picture {
  /** Shown width and height in pixels. */
  size: number;
  /** What it is, for whoever does not see it. */
  alt: string;
  label: string;
  hint: string;
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Text from outside, kept in its paragraphs; `attached` names the files that came with it. */
  | { kind: 'quoted'; heading: string; paragraphs: readonly string[]; attached: string }
  | { kind: 'steps'; heading: string; items: readonly string[] }
  | { kind: 'rows'; heading: string; rows: readonly MailRow[] }
  /** Amounts stand on the right; the last row is the sum. */
  | { kind: 'amounts'; heading: string; rows: readonly LabelledText[]; total: LabelledText }
  /** A price range drawn as a dimension line; `under` says for how long or how it is paid, `words` all of it in plain text. */
  | { kind: 'dimension'; label: string; min: string; max: string; under: string; words: string }
  /** Pictures in the body; `words` stand in plain text where they do. */
  | { kind: 'pictures'; heading: string; items: readonly DrawnPicture[]; words: string }
  | { kind: 'notes'; items: readonly string[] }
  /** A button; `shown` is the destination as people read it, where the address itself says too little or too much. */
  | { kind: 'action'; label: string; href: string; shown?: string };

/** What a mail says, once; HTML and plain text are two renderings of it. */
export interface MailDocument {
  /** Shown by mail programs beside the subject. */
  preview: string;
  brand: string;
  tagline: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Closing words and the operator's name. */
  signature: { regards: string; name: string } | null;
  /** Identification of the operator, required on business mails (slovak.md 1.1); the statement about VAT stands with a price alone. */
  identification: { name: string; rows: readonly LabelledText[]; vat: string | null };
}

/** Rows that were filled in. */
export const filled = (rows: readonly MailRow[]): MailRow[] => rows.filter(({ value }) => value !== '');

/** Text from outside in its paragraphs, with the names of files that came with it. */
export const quoted = (heading: string, text: string, attached = ''): MailBlock => ({
  kind: 'quoted',
  heading,
  paragraphs: text.split(/[\r\n\u2028\u2029]+/),
  attached,
});
