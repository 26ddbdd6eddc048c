import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { site } from '#domain/content/site.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import { errorScreenTitle } from '#domain/errors/texts.ts';
import { isChunkFailure, reloadAfterChunkFailure, reloadIfReachable } from './chunk-reload.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Loading } from './lazy-module.tsx';
import { reportError } from './report-error.ts';
import { routeFailure } from './route-failure.ts';

interface Props {
  /** `app` where nothing stands around the screen: at the root. */
  level?: 'app' | 'page';
  /** Called as well when the visitor tries again. */
  onRetry?: () => void;
}

/** The page-level error screen: rendered by the `ErrorBoundary` of a route module (specification 2 and 4). */
export function RouteErrorBoundary({ level = 'page', onRetry }: Props) {
  const thrown = useRouteError();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [record, setRecord] = useState<ErrorRecord | null>(null);
  const recorded = useRef<unknown>(null);
  const { error, category, severity } = routeFailure(thrown, pathname);
  const mayReload = useReloadAfter(thrown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one record for one thing thrown
  useEffect(() => {
    // StrictMode runs effects twice; the id on the screen has to be the reported one.
    if (mayReload || recorded.current === thrown) return;
    recorded.current = thrown;
    const context = { component: `Route ${pathname}`, level };
    setRecord(reportError(error, { category, context, ...(severity && { severity }) }));
  }, [thrown, mayReload]);

  const retry = () => {
    onRetry?.();
    // The router keeps the failure of a page's code; only a new document asks for it again.
    if (isChunkFailure(thrown)) return reloadIfReachable();
    void revalidate();
  };
  return (
    <>
      {/* Not by the route's `meta`: a page that fails when it is drawn has none, and its parents know of no error. */}
      <title>{`Chyba: ${errorScreenTitle('page', category)} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {mayReload ? (
        <Loading />
      ) : (
        <ErrorScreen level={level} category={category} record={record} pathname={pathname} onRetry={retry} />
      )}
    </>
  );
}

/**
 * Whether the document may be about to load anew because this page's code was lost; the address is the one that was
 * asked for already, so that the reload leads there.
 */
function useReloadAfter(thrown: unknown): boolean {
  const [shown, setShown] = useState<unknown>(null);
  const isLost = isChunkFailure(thrown);
  useEffect(() => {
    if (!isLost) return;
    void reloadAfterChunkFailure(thrown).then((follows) => follows || setShown(thrown));
  }, [thrown, isLost]);
  return isLost && shown !== thrown;
}
