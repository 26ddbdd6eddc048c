import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The same page under its Slovak path, which is the canonical one, and under English ones (decisions 5). */
const page = (file: string, canonical: string, ...aliases: string[]): RouteConfigEntry[] =>
  [canonical, ...aliases].map((path) => route(path, file, { id: path }));

export default [
  // Around every page, so that a failing one shows its error screen inside the site's frame.
  layout('errors/page-boundary.route.tsx', [
    index('content/home.route.tsx'),
    ...page('content/services.route.tsx', 'sluzby', 'services'),
    ...page('content/service.route.tsx', 'sluzby/:slug', 'services/:slug'),
    ...page('content/about.route.tsx', 'o-mne', 'about'),
    ...page('content/contact.route.tsx', 'kontakt', 'contact'),
    ...page('content/faq.route.tsx', 'faq'),
    ...page('content/privacy.route.tsx', 'ochrana-udajov'),
    ...page('content/terms.route.tsx', 'obchodne-podmienky'),
    ...page('content/trade.route.tsx', 'pre/:slug'),
    ...page('content/projects.route.tsx', 'projekty'),
    ...page('content/project.route.tsx', 'projekty/:slug'),
    ...page('content/cookies.route.tsx', 'cookies'),
    ...page('requests/confirmation.route.tsx', 'potvrdenie-dopytu', 'service-request-confirmation'),
    route('*', 'content/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
