import { Outlet } from 'react-router';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

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
