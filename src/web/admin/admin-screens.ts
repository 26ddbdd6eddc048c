import { linksTo, type Screen } from '../shell/area-screens.ts';

/** Where the administration begins. */
export const START = { to: '/admin', label: 'Dnes' } as const;

interface AdminScreen extends Screen {
  /** Leads there after G. */
  key?: string;
  /** About the site and not about the work: below the rule of the navigation, on small screens behind "Viac". */
  isAboutSite?: true;
}

/**
 * Screens of the administration in the order of its navigation: from here they are routed and led to. Small screens show
 * the first four of the work in their bar.
 */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { path: '', file: 'admin/today.route.tsx', label: START.label, key: 'd' },
  { path: 'requests', file: 'admin/requests.route.tsx', label: 'Dopyty', key: 'r' },
  { path: 'requests/board', file: 'admin/request-board.route.tsx', label: null },
  { path: 'requests/new', file: 'admin/new-request.route.tsx', label: null },
  { path: 'requests/:id', file: 'admin/request.route.tsx', label: null },
  { path: 'offers', file: 'admin/offers.route.tsx', label: 'Ponuky', key: 'o' },
  { path: 'offers/new', file: 'admin/new-offer.route.tsx', label: null },
  { path: 'offers/:id', file: 'admin/offer.route.tsx', label: null },
  { path: 'offers/:id/klient', file: 'admin/offer-as-client.route.tsx', label: null },
  { path: 'projects', file: 'admin/projects.route.tsx', label: 'Projekty', key: 'p' },
  { path: 'projects/board', file: 'admin/project-board.route.tsx', label: null },
  { path: 'projects/:id', file: 'admin/project.route.tsx', label: null },
  { path: 'projects/:id/klient', file: 'admin/project-as-client.route.tsx', label: null },
  { path: 'clients', file: 'admin/clients.route.tsx', label: 'Klienti', key: 'k' },
  { path: 'clients/new', file: 'admin/new-client.route.tsx', label: null },
  { path: 'clients/import', file: 'admin/client-import.route.tsx', label: null },
  { path: 'clients/:id', file: 'admin/client.route.tsx', label: null },
  { path: 'users', file: 'admin/users.route.tsx', label: 'Účty', key: 'u', isAboutSite: true },
  { path: 'audit', file: 'admin/audit.route.tsx', label: 'Záznam', key: 'z', isAboutSite: true },
  { path: 'setup', file: 'admin/setup.route.tsx', label: 'Nastaviť', key: 'n', isAboutSite: true },
];

/** Where G and another key lead. */
export const WAYS: Readonly<Record<string, { to: string; label: string }>> = Object.fromEntries(
  ADMIN_SCREENS.flatMap(({ key, ...screen }) =>
    key === undefined ? [] : linksTo(START.to, [screen]).map((link) => [key, link]),
  ),
);
