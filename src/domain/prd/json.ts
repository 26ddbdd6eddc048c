import type { TextDocument } from './document.ts';
import type { DocumentFrame } from './frame.ts';

/** The document with its head and foot as JSON that is inert inside HTML as well. */
export const renderJson = (document: TextDocument, { facts, footer }: DocumentFrame): string =>
  `${JSON.stringify({ ...document, facts, footer }, null, 2).replaceAll('<', '\\u003c')}\n`;
