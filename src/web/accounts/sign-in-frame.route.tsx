import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { EntryFrame } from '../design/areas/entry.tsx';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { BrandName } from '../shell/brand-name.tsx';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { CarriedToast } from './carried-toast.tsx';

export const ErrorBoundary = () => (
  <Frame>
    <RouteErrorBoundary />
  </Frame>
);

/**
 * Around pages on which somebody types a password: their document has no code of others, so every way in and out loads one
 * (decision 081).
 */
export default function SignInFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <div className="drawing-grid min-h-dvh">
      <EntryFrame>
        <header className="flex h-16 items-center md:h-24">
          <a href="/">
            <BrandName />
          </a>
        </header>
        <MainPart>{children}</MainPart>
      </EntryFrame>
    </div>
  </>
);
