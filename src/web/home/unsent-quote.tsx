import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LOCAL } from '#domain/consent/storage-names.ts';
import { loadInAdvance } from '../errors/chunk-reload.ts';
import { localOf } from '../shell/browser-storage.ts';

/**
 * In place of the sketch the quote that was made and not sent, as this browser keeps it. Its code comes where something is
 * kept; read anew when the wizard over the page is closed.
 */
export function UnsentQuote({ otherwise }: { otherwise: ReactNode }) {
  const { search } = useLocation();
  const [sheet, setSheet] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wizard opens and closes with the search
  useEffect(() => {
    if (localOf([`${LOCAL.quoteForm}*`]).length === 0) setSheet(null);
    else
      void loadInAdvance(async () => {
        const { unsentSheet } = await import('./unsent-sheet.tsx');
        setSheet(unsentSheet(Date.now()));
      });
  }, [search]);
  return sheet ?? otherwise;
}
