import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { site } from '#domain/content/site.ts';
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

/** Nothing can be signed, set or sent here without scripts, or once they were lost on the way. */
const NeedsScripts = () => (
  <>
    <noscript>
      <p className="mb-4 max-w-note text-small">
        Táto stránka potrebuje zapnutý JavaScript. Zapnite ho a&nbsp;obnovte ju, alebo mi <Write />.
      </p>
    </noscript>
    <p className="mb-4 hidden max-w-note text-small in-data-[scripts=lost]:block">
      Stránka sa nenačítala celá, nič sa z&nbsp;nej neodošle. Obnovte ju, alebo mi <Write />.
    </p>
  </>
);

const Write = () => (
  <>
    napíšte na{' '}
    <a href={`mailto:${site.operator.email}`} className="text-link">
      {site.operator.email}
    </a>
  </>
);

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
        <NeedsScripts />
        <MainPart>{children}</MainPart>
      </EntryFrame>
    </div>
  </>
);
