import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { lookAsClient } from '#domain/clients/desk-calls.ts';
import type { LookedAt } from '#domain/clients/desk-contract.ts';
import { AsClientBar } from '../design/areas/as-client-bar.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';

interface AsClientProps {
  /** What is looked at. */
  at: LookedAt;
  /** Where the look began. */
  back: string;
  children: ReactNode;
}

/**
 * A screen of the client, as the operator looks at it: nothing of it can act, and it is shown only once the look stands in the
 * audit log (decision 139).
 */
export function AsClient({ at, back, children }: AsClientProps) {
  const once = useId();
  const look = useQuery({
    // One look for each time that the screen is opened, however often its data come anew.
    queryKey: ['look-as-client', at.type, at.id, once],
    queryFn: () => callApi(lookAsClient, { body: at }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const way = (
    <Link to={back} className="text-link">
      Ukončiť<span className="max-md:sr-only">&nbsp;prezeranie</span>
    </Link>
  );
  if (look.isError)
    return (
      <AsClientBar way={way}>
        Nepodarilo sa otvoriť.{' '}
        <Button size="dense" onClick={() => void look.refetch()}>
          Skúsiť znova
        </Button>
      </AsClientBar>
    );
  if (!look.data) return <AsClientBar way={way}>Otvára sa…</AsClientBar>;
  return (
    <>
      <AsClientBar way={way}>
        <b>Len na čítanie</b>
        <span className="max-md:sr-only">: takto to vidí </span>
        <span className="as-client-name">{look.data.name}</span>
      </AsClientBar>
      {children}
    </>
  );
}
