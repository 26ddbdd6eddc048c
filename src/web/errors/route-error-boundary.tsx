import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import type { ErrorRecord } from '#domain/errors/report.ts';
import { ErrorScreen } from './error-screen.tsx';
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: one record for one thing thrown
  useEffect(() => {
    // StrictMode runs effects twice; the id on the screen has to be the reported one.
    if (recorded.current === thrown) return;
    recorded.current = thrown;
    const context = { component: `Route ${pathname}`, level };
    setRecord(reportError(error, { category, context, ...(severity && { severity }) }));
  }, [thrown]);

  const retry = () => {
    void revalidate();
    onRetry?.();
  };
  return (
    <ErrorScreen level={level} category={category} record={record} pathname={pathname} onRetry={retry} />
  );
}
