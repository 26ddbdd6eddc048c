import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { createRoutesStub, type NavigateFunction, Outlet, useLocation, useNavigate } from 'react-router';
import { render } from 'vitest-browser-react';
import { AppFrame } from '#web/errors/app-frame.tsx';
import { createQueryClient } from '#web/shell/query-client.ts';

interface Shown {
  /** The address that the part stands at; other addresses are other pages. */
  at?: string;
}

interface Stage {
  part: ReactNode;
  moved: (address: string, navigate: NavigateFunction) => void;
}

const OnStage = createContext<Stage>({ part: null, moved: () => {} });

function Watched() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { moved } = use(OnStage);
  useEffect(() => moved(pathname + search + hash, navigate));
  return <Outlet />;
}

const Part = () => <main>{use(OnStage).part}</main>;
const Elsewhere = () => <p>Iná stránka</p>;

/** Shows a part of a screen inside the app's frame, at an address of a history that is kept in memory. */
export async function show(part: ReactNode, { at = '/' }: Shown = {}) {
  let address = at;
  let navigate: NavigateFunction = () => {};
  const moved: Stage['moved'] = (to, by) => {
    address = to;
    navigate = by;
  };
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: Watched,
      children: [
        { path: at.split(/[?#]/)[0] ?? '', Component: Part },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  const shown = await render(
    <QueryClientProvider client={createQueryClient()}>
      <AppFrame>
        <OnStage value={{ part, moved }}>
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
