import type { ReactNode } from 'react';
import { EntryBody, EntryLead, Read, Unread } from '../design/areas/entry.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

/**
 * What a page of the sign-in shows to whoever came without a token. Until scripts have read the address, one with a token
 * shows that it is being read: the form that the server draws for everybody is not the one that will be there. The page's
 * first heading stays the one of the form, as a document has one of the first level.
 */
export function UntilRead({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <>
      <Read>{children}</Read>
      {!hydrated && (
        <Unread>
          <EntryBody>
            <h2 className="text-title">Odkaz z&nbsp;e-mailu</h2>
            <EntryLead>Otvára sa. Na pomalom pripojení to chvíľu trvá.</EntryLead>
            <Skeleton className="h-12" />
          </EntryBody>
        </Unread>
      )}
    </>
  );
}
