import type { ReactNode } from 'react';
import { EntryBody, EntryLead, Read, Unread } from '../design/areas/entry.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

/**
 * What a page of the sign-in shows to whoever came without a token. Until scripts have read the address, one with a token
 * shows that it is being read: the form that the server draws for everybody is not the one that will be there.
 */
export function UntilRead({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <>
      <Read>{children}</Read>
      {!hydrated && (
        <Unread>
          <EntryBody>
            <h1 className="text-title">Odkaz z&nbsp;e-mailu</h1>
            <EntryLead>Otvára sa. Na pomalom pripojení to chvíľu trvá.</EntryLead>
            <Skeleton className="h-12" />
          </EntryBody>
        </Unread>
      )}
    </>
  );
}
