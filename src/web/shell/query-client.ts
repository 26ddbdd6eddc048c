import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { currentUser } from '#domain/accounts/calls.ts';
import { factors } from '#domain/accounts/factor-calls.ts';
import { ApiError, factsOf, isUnauthenticated } from '#domain/errors/api-error.ts';
import { retriesMutation, retriesQuery, retryDelay } from '#domain/errors/retry-policy.ts';
import { failureToast } from '#domain/errors/toast-policy.ts';
import { ownQuotes } from '#domain/requests/calls.ts';
import { askUserFrom, reportError } from '../errors/report-error.ts';
import { showToast } from '../errors/toast-store.ts';
import { getJson } from './api-client.ts';
import { isSessionEnding } from './session-ending.ts';

const MINUTE_MS = 60_000;
/** Specification 9. */
const FRESH_MS = 5 * MINUTE_MS;
const CACHED_MS = 10 * MINUTE_MS;

const { path: USER_PATH } = currentUser;

/** What a query or mutation may say about its failures. */
interface FailureMeta extends Record<string, unknown> {
  /** `false` where the caller shows its own toast, as the wizard does (decisions 3). */
  toast?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Path of a query key: its parts joined with '/' (specification 7). */
export const pathOfKey = (key: QueryKey): string => key.map(String).join('/');

/** The default query: JSON from the key's path; nobody signed in is null, not an error (specification 6). */
async function queryPath({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  const path = pathOfKey(queryKey);
  try {
    return await getJson(path, { signal });
  } catch (error) {
    if (path === USER_PATH && isUnauthenticated(error)) return null;
    throw error;
  }
}

/**
 * Paths that are out of date after a mutation, by a part of its key (specification 7). Conversations, which the order calls chat,
 * are no query: what was sent stands in them by its own answer, and the rest comes by hints (136, 137).
 */
export const INVALIDATED: Readonly<Partial<Record<string, string>>> = {
  quote: ownQuotes.path,
  user: USER_PATH,
  auth: USER_PATH,
  factors: factors.path,
};

/** Paths whose queries are out of date after a mutation with this key. */
export function invalidatedBy(key: QueryKey): string[] {
  return [...new Set(key.flatMap((part) => INVALIDATED[String(part)] ?? []))];
}

function onFailure(error: unknown, meta: FailureMeta | undefined): void {
  // Screens stand until the sign-in is there, and may ask once more.
  if (isUnauthenticated(error) && isSessionEnding()) return;
  const record = reportError(error);
  if (meta?.toast === false) return;
  const errorId = error instanceof ApiError ? error.errorId : null;
  const toast = failureToast(factsOf(error), { severity: record.severity, errorId });
  if (toast) showToast(toast);
}

const idOf = (user: unknown): string | null =>
  typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : null;

/** The client of all data in the browser: caching, retries, toasts and reports of specification 7 to 9. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onFailure(error, mutation.meta),
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const path of invalidatedBy(mutation.options.mutationKey ?? [])) {
          void client.invalidateQueries({ queryKey: [path] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: queryPath,
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'offlineFirst',
        retry: (failures, error) => retriesQuery(failures, factsOf(error)),
        retryDelay,
      },
      mutations: {
        // Offline-first would hold a second attempt back until the network returns, and the visitor would
        // wait without a word; a mutation says after its retries that it failed.
        networkMode: 'always',
        retry: (failures, error) => retriesMutation(failures, factsOf(error)),
        retryDelay,
      },
    },
  });
  askUserFrom(() => idOf(client.getQueryData([USER_PATH])));
  return client;
}
