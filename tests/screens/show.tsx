import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use, useEffect } from 'react';
import {
  createRoutesStub,
  type LoaderFunction,
  type NavigateFunction,
  Outlet,
  useLocation,
  useNavigate,
} from 'react-router';
import { render } from 'vitest-browser-react';
import { AppFrame } from '#web/errors/app-frame.tsx';
import { RouteErrorBoundary } from '#web/errors/route-error-boundary.tsx';
import { createQueryClient } from '#web/shell/query-client.ts';

interface Shown {
  /** The address that the part stands at; other addresses are other pages. */
  at?: string;
}

/** What a route's module gives its page. */
interface PageModule {
  default: ComponentType<never>;
  loader: (args: never) => unknown;
}

interface Stage {
  part?: ReactNode;
  /** What stands beside every page. */
  beside?: ReactNode;
}

interface Watch {
  moved: (address: string, navigate: NavigateFunction) => void;
}

const OnStage = createContext<Stage & Watch>({ moved: () => {} });

function Watched() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { moved, beside } = use(OnStage);
  useEffect(() => moved(pathname + search + hash, navigate));
  return (
    <>
      <main>
        <Outlet />
      </main>
      {beside}
    </>
  );
}

const Part = () => use(OnStage).part;
const Elsewhere = () => <p>Iná stránka</p>;
const Nothing = () => null;

/** Shows a part of a screen inside the app's frame, at an address of a history that is kept in memory. */
export const show = (part: ReactNode, { at = '/' }: Shown = {}) =>
  stand({ part }, { path: at.split(/[?#]/)[0] ?? '', Component: Part }, at);

/** Shows a whole page by the module of its route, and what stands beside every page, such as the wizard. */
export const showPage = ({ default: Page, loader }: PageModule, path: string, beside: ReactNode, at = path) =>
  stand(
    { beside },
    {
      path,
      Component: Page as ComponentType,
      loader: loader as LoaderFunction,
      HydrateFallback: Nothing,
      ErrorBoundary: RouteErrorBoundary,
    },
    at,
  );

async function stand(stage: Stage, route: Parameters<typeof createRoutesStub>[0][number], at: string) {
  let address = at;
  let navigate: NavigateFunction = () => {};
  const moved: Watch['moved'] = (to, by) => {
    address = to;
    navigate = by;
  };
  const Routes = createRoutesStub([
    { path: '/', Component: Watched, children: [route, { path: '*', Component: Elsewhere }] },
  ]);
  const shown = await render(
    <QueryClientProvider client={createQueryClient()}>
      <AppFrame>
        <OnStage value={{ ...stage, moved }}>
          <Routes initialEntries={[at]} />
        </OnStage>
      </AppFrame>
    </QueryClientProvider>,
  );
  return {
    ...shown,
    /** Path, search and hash of where the visitor is now. */
    address: () => address,
    /** Goes so many entries of the history back or on. */
    go: (entries: number) => navigate(entries),
  };
}
