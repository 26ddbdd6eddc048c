import { useEffect, useState } from 'react';
import { replaceNames } from '#domain/api/call.ts';
import { fileContent, filePreview } from '#domain/files/calls.ts';
import type { ApiFile } from '../shell/api-client.ts';
import { type ClientDoor, isLinkDoor } from '../shell/client-door.ts';

/** Fetches the bytes of a file. */
type Fetch = (door: ClientDoor, id: string, signal: AbortSignal) => Promise<ApiFile>;

interface Fetched {
  id: string;
  /** Null where it did not come. */
  address: string | null;
}

const previewOf: Fetch = (door, id, signal) => door.call(filePreview, { params: { id } }, { signal });
const contentOf: Fetch = (door, id, signal) =>
  door.call(fileContent, { params: { id }, query: {} }, { signal });

/** The address of what is fetched with the header of a link; undefined while it is on its way, and where nothing is to be fetched. */
function useFetched(door: ClientDoor, id: string | null, fetchIt: Fetch): string | null | undefined {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    if (id === null || !isLinkDoor(door)) return;
    const asking = new AbortController();
    let address: string | null = null;
    fetchIt(door, id, asking.signal)
      .then(({ blob }) => {
        if (asking.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setFetched({ id, address });
      })
      .catch(() => {
        if (!asking.signal.aborted) setFetched({ id, address: null });
      });
    return () => {
      asking.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [door, id, fetchIt]);
  return fetched?.id === id ? fetched?.address : undefined;
}

/** The address of a file's small picture; null while it is on its way, where it did not come and of no file. */
export function usePreview(door: ClientDoor, id: string | null): string | null {
  const fetched = useFetched(door, id, previewOf);
  if (id === null) return null;
  return isLinkDoor(door) ? (fetched ?? null) : replaceNames(filePreview.path, () => id);
}

/** The address of a whole picture; undefined while it is on its way, null where it did not come. */
export function usePicture(door: ClientDoor, id: string): string | null | undefined {
  const fetched = useFetched(door, id, contentOf);
  return isLinkDoor(door) ? fetched : `${replaceNames(fileContent.path, () => id)}?as=inline`;
}
