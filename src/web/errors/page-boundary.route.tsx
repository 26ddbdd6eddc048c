import { type MetaArgs, type MetaDescriptor, Outlet } from 'react-router';
import { site } from '#domain/content/site.ts';
import { errorScreenTitle } from '#domain/errors/texts.ts';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { routeFailure } from './route-failure.ts';

/** Head of a page that failed to load; the pages' own heads replace it while they work. */
export function meta({ error, location }: MetaArgs): MetaDescriptor[] {
  if (!error) return [];
  const { category } = routeFailure(error, location.pathname);
  const title = errorScreenTitle('page', category);
  return [{ title: `Chyba: ${title} | ${site.brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export function ErrorBoundary() {
  return <RouteErrorBoundary />;
}

/**
 * Layout without anything to see: every page is its child, so a failing page shows the page-level screen
 * inside the site's frame. Failures of the frame itself go to the app-level boundary.
 */
export default function PageBoundary() {
  return <Outlet />;
}
