import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppFrame } from '#web/errors/app-frame.tsx';
import { createQueryClient } from '#web/shell/query-client.ts';

interface Shown {
  /** The address that the part stands at; other addresses are other pages. */
  at?: string;
}

/** What stands at every address but that of the part. */
const ELSEWHERE = 'Iná stránka';

/** Shows a part of a screen inside the app's frame, on a router that begins at an address. */
export async function show(part: ReactNode, { at = '/' }: Shown = {}) {
  const [path = '/'] = at.split('?');
  const router = createMemoryRouter(
    [
      { path, element: <main>{part}</main> },
      { path: '*', element: <p>{ELSEWHERE}</p> },
    ],
    { initialEntries: [at] },
  );
  onTestFinished(() => router.dispose());
  const shown = await render(
    <QueryClientProvider client={createQueryClient()}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </QueryClientProvider>,
  );
  return { ...shown, router };
}
