import { useState } from 'react';
import type { ClientDocument } from './document-rows.tsx';

const keyOf = ({ kind, id }: ClientDocument): string => `${kind} ${id}`;

/** The same papers: what was new when this screen first showed it stays marked until the screen is left. */
export function useStillNew(documents: readonly ClientDocument[]): ClientDocument[] {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const fresh = documents.filter((document) => document.isNew && !known.has(keyOf(document)));
  if (fresh.length > 0) setKnown(new Set([...known, ...fresh.map(keyOf)]));
  return documents.map((document) => ({ ...document, isNew: document.isNew || known.has(keyOf(document)) }));
}
