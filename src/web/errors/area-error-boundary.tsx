import { useRouteError } from 'react-router';
import { site } from '#domain/content/site.ts';
import { errorAdvice, errorTitle } from '#domain/errors/texts.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ButtonLink } from '../design/button.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { routeFailure } from './route-failure.ts';

/** What an area shows in place of a screen that failed; `start` is where its screens begin. */
export function AreaErrorBoundary({ start }: { start: { to: string; label: string } }) {
  const { category } = routeFailure(useRouteError(), start.to);
  if (category !== 'not_found') return <RouteErrorBoundary />;
  // What somebody may not see looks like what is not there (business 2).
  const title = errorTitle(category);
  return (
    <div className="area-screen">
      <title>{`${title} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <EmptyState title={errorAdvice(category)} action={<ButtonLink to={start.to}>{start.label}</ButtonLink>}>
        Skontrolujte odkaz, z&nbsp;ktorého ste prišli.
      </EmptyState>
    </div>
  );
}
