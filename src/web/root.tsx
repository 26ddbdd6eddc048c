import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, type LoaderFunctionArgs, Meta, Outlet, Scripts } from 'react-router';
import textFont from './design/fonts/archivo.woff2?url';
import numberFont from './design/fonts/plex-mono.woff2?url';
import './design/styles.css';
import './design/print.css';
import { AppFrame } from './errors/app-frame.tsx';
import { RouteErrorBoundary } from './errors/route-error-boundary.tsx';
import { START_WATCH_SCRIPT } from './errors/start-watch.ts';
import { MAILED_LINK_SCRIPT } from './shell/mailed-link.ts';
import { NO_EVAL_SCRIPT } from './shell/no-eval.ts';
import { ScriptNonce } from './shell/script-nonce.ts';
import { THEME_SCRIPT } from './shell/theme.ts';

/** What must have run before the page is painted or a module of ours is; one element, so one hash in each answer. */
const HEAD_SCRIPT = [THEME_SCRIPT, MAILED_LINK_SCRIPT, NO_EVAL_SCRIPT, START_WATCH_SCRIPT].join(';');

const preloaded = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  preloaded(textFont),
  preloaded(numberFont),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Where the site is. The server renders with its public address, so the request tells the origin. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ publicOrigin: new URL(request.url).origin });

/** It does not change: no page change asks the server for it again. */
export const shouldRevalidate = () => false;

/** The document around every page and error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(ScriptNonce);
  return (
    <html lang="sk" data-theme="light" data-theme-choice="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

/** The frame itself failed: nothing stands around this screen. */
export const ErrorBoundary = () => <RouteErrorBoundary level="app" />;
