import { isRouteErrorResponse } from 'react-router';
import { ApiError, errorOfAnswer, factsOf } from '#domain/errors/api-error.ts';
import type { ErrorCategory, Severity } from '#domain/errors/categories.ts';
import { classify } from '#domain/errors/classify.ts';

/** What React Router says in the browser instead of an error of the server. */
const MASKED = 'Unexpected Server Error';

interface RouteFailure {
  error: unknown;
  category: ErrorCategory;
  /** Set where the boundary knows better than the category (specification 8). */
  severity?: Severity;
}

/** What a route's boundary caught: an answer with a status, a lost connection, a masked error, or a render failure. */
export function routeFailure(thrown: unknown, path: string): RouteFailure {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText, data } = thrown;
    const body =
      typeof data === 'object' && data !== null ? JSON.stringify(data) : String(data || statusText);
    const error = errorOfAnswer({ path, status, body, retryAfter: null });
    return { error, category: error.category };
  }
  if (thrown instanceof ApiError) return { error: thrown, category: thrown.category };
  const facts = factsOf(thrown);
  if (facts.message === MASKED) return { error: thrown, category: 'internal' };
  if (classify(facts) === 'network') return { error: thrown, category: 'network' };
  return { error: thrown, category: 'component', severity: 'high' };
}
