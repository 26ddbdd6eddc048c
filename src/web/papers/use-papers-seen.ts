import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { portalOverview } from '#domain/portal/calls.ts';
import { type FileCounts, newFilesAt } from './document-files.tsx';
import type { ClientDocument } from './document-rows.tsx';

interface ShownPapers {
  documents: readonly Pick<ClientDocument, 'isNew' | 'createdAt'>[];
  files: readonly FileCounts[];
  /** Older papers, which are not shown yet, are new too. */
  hasOlderNew: boolean;
}

/** Up to when whoever looks at these has seen everything; null where nothing is new, and while new papers are not shown, which would be taken for seen. */
export const seenUpTo = ({ documents, files, hasOlderNew }: ShownPapers): string | null => {
  if (hasOlderNew) return null;
  const papers = documents.filter(({ isNew }) => isNew).map(({ createdAt }) => createdAt);
  return [...papers, ...files.flatMap(newFilesAt)].toSorted().at(-1) ?? null;
};

/** Notes up to when somebody has seen papers, so that the next visit tells what came after; `note` is null while nobody has. */
export function usePapersSeen(upTo: string | null, note: ((at: string) => Promise<unknown>) | null): void {
  const client = useQueryClient();
  const isSeen = note !== null;
  const tell = useEffectEvent((at: string) => {
    // Nobody has pressed anything: a failure is told nobody, and the next visit says it again.
    note?.(at)
      .then(() => client.invalidateQueries({ queryKey: [portalOverview.path] }))
      .catch(() => {});
  });
  useEffect(() => {
    if (upTo !== null && isSeen) tell(upTo);
  }, [upTo, isSeen]);
}
