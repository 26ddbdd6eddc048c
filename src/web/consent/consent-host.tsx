import { Suspense } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { lazyModule } from '../errors/lazy-module.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { ConsentNotice } from './consent-notice.ts';

const ConsentLayer = lazyModule(() => import('./consent-layer.tsx'));

/** Where the question about cookies appears. Its code comes only where the site has something to ask. */
export function ConsentHost({ notice }: { notice: ConsentNotice | null }) {
  const hydrated = useHydrated();
  if (notice === null || !hydrated) return null;
  return (
    // Without the question nothing is allowed, and the page does not need its answer.
    <ErrorBoundary level="component" component="ConsentLayer" instead={() => null}>
      <Suspense fallback={null}>
        <ConsentLayer notice={notice} />
      </Suspense>
    </ErrorBoundary>
  );
}
