import type { Screen } from '../shell/area-screens.ts';

/** Where the portal begins. */
export const START = { to: '/portal', label: 'Prehľad' } as const;

/** Screens of the portal in the order of its navigation: from here they are routed and led to. */
export const PORTAL_SCREENS: readonly Screen[] = [
  { path: '', file: 'portal/overview.route.tsx', label: START.label },
  { path: 'projects', file: 'portal/projects.route.tsx', label: 'Projekty' },
  { path: 'offers', file: 'portal/offers.route.tsx', label: 'Ponuky' },
  { path: 'offers/:id', file: 'portal/offer.route.tsx', label: null },
  { path: 'projects/:id', file: 'portal/project.route.tsx', label: null },
  { path: 'documents', file: 'portal/documents.route.tsx', label: 'Dokumenty' },
  { path: 'requests/:id', file: 'portal/request.route.tsx', label: null },
  { path: 'clients/:id', file: 'portal/looked-client.route.tsx', label: null },
  { path: 'invitation', file: 'portal/invitation.route.tsx', label: null },
  { path: 'settings', file: 'portal/settings.route.tsx', label: 'Nastavenia' },
  { path: 'nastavenia', file: 'portal/settings-alias.route.tsx', label: null },
];
