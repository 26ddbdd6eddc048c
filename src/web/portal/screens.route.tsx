import { Outlet } from 'react-router';
import { AreaErrorBoundary } from '../errors/area-error-boundary.tsx';
import { START } from './portal-screens.ts';

export const ErrorBoundary = () => <AreaErrorBoundary start={START} />;

/** Around every screen, so that a failing one leaves the frame as it is. */
export default function Screens() {
  return <Outlet />;
}
