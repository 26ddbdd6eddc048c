import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { portalOverview } from '#domain/portal/calls.ts';
import { type FileCounts, newFilesAt } from './document-files.tsx';
import type { ClientDocument } from './document-rows.tsx';

/** Notes up to which of these papers and files somebody has seen, so that the next visit tells what came after; `note` is null while nobody has. */
export function usePapersSeen(
  documents: readonly ClientDocument[],
  files: readonly FileCounts[],
  note: ((at: string) => Promise<unknown>) | null,
): void {
  const client = useQueryClient();
  const newest = [
    ...documents.filter(({ isNew }) => isNew).map(({ createdAt }) => createdAt),
    ...files.flatMap(newFilesAt),
  ]
    .toSorted()
    .at(-1);
  const isSeen = note !== null;
  const tell = useEffectEvent((at: string) => {
    // Nobody has pressed anything: a failure is told nobody, and the next visit says it again.
    note?.(at)
      .then(() => client.invalidateQueries({ queryKey: [portalOverview.path] }))
      .catch(() => {});
  });
  useEffect(() => {
    if (newest !== undefined && isSeen) tell(newest);
  }, [newest, isSeen]);
}
