import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { ADMIN_SCREENS } from './admin/admin-screens.ts';
import { PORTAL_SCREENS } from './portal/portal-screens.ts';
import type { Screen } from './shell/area-screens.ts';

/** The same page under its Slovak path, which is the canonical one, and under English ones (decisions 5). */
const page = (file: string, canonical: string, ...aliases: string[]): RouteConfigEntry[] =>
  [canonical, ...aliases].map((path) => route(path, file, { id: path }));

/** Pages of those who build the site: the build of React Router sets this mode, and has none of them. */
const inDevelopment =
  process.env.NODE_ENV === 'production' ? [] : [route('admin/kit', 'admin/kit.route.tsx')];

/**
 * An area behind the sign-in: one shell without data, which the browser fills. Its screens lie in the area's folder, ask
 * the API by a `clientLoader`, and have no loader (decision 078).
 */
const area = (name: string, screens: readonly Screen[]): RouteConfigEntry =>
  route(name, `${name}/${name}.route.tsx`, [
    layout(`${name}/screens.route.tsx`, [
      ...screens.map(({ path, file }) => (path === '' ? index(file) : route(path, file))),
      route('*', `${name}/missing.route.tsx`),
    ]),
  ]);

export default [
  layout('pages/public.route.tsx', [
    // Around every page, so that a failing one shows its error screen inside the site's frame.
    layout('errors/page-boundary.route.tsx', [
      index('home/home.route.tsx'),
      ...page('services/services.route.tsx', 'sluzby', 'services'),
      ...page('services/service.route.tsx', 'sluzby/:slug', 'services/:slug'),
      ...page('about/about.route.tsx', 'o-mne', 'about'),
      ...page('contact/contact.route.tsx', 'kontakt', 'contact'),
      ...page('faq/faq.route.tsx', 'faq'),
      ...page('legal/privacy.route.tsx', 'ochrana-udajov'),
      ...page('legal/terms.route.tsx', 'obchodne-podmienky'),
      ...page('legal/accessibility.route.tsx', 'pristupnost'),
      ...page('trades/trade.route.tsx', 'pre/:slug'),
      ...page('references/references.route.tsx', 'projekty'),
      ...page('references/reference.route.tsx', 'projekty/:slug'),
      ...page('consent/cookies.route.tsx', 'cookies'),
      ...page('offers/verification.route.tsx', 'overenie'),
      ...page('requests/confirmation.route.tsx', 'potvrdenie-dopytu', 'service-request-confirmation'),
      ...inDevelopment,
      route('*', 'pages/not-found.route.tsx'),
    ]),
  ]),
  layout('accounts/sign-in-frame.route.tsx', [
    ...page('accounts/sign-in.route.tsx', 'prihlasenie', 'auth', 'login'),
    ...page('accounts/reset-password.route.tsx', 'resetovat-heslo', 'reset-password'),
    ...page('accounts/mail-choice.route.tsx', 'emaily'),
  ]),
  ...page('offers/lost-link.route.tsx', 'ponuka'),
  ...page('offers/linked-offer.route.tsx', 'ponuka/:secret'),
  ...page('projects/linked-project.route.tsx', 'ponuka/:secret/projekt'),
  area('portal', PORTAL_SCREENS),
  area('admin', ADMIN_SCREENS),
] satisfies RouteConfig;
