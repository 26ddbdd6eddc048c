import type { Screen } from '../shell/area-screens.ts';

/** Where the administration begins. */
export const START = { to: '/admin', label: 'Dnes' } as const;

/** Where it is seen what is left to be set up. */
export const SETUP = '/admin/setup';

/** Screens of the administration in the order of its navigation: from here they are routed and led to. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { path: '', file: 'admin/today.route.tsx', label: START.label },
  { path: 'users', file: 'admin/users.route.tsx', label: 'Účty' },
  { path: 'audit', file: 'admin/audit.route.tsx', label: 'Záznam' },
  { path: 'setup', file: 'admin/setup.route.tsx', label: 'Nastaviť' },
];

/** Where G and another key lead. */
export const WAYS: Readonly<Record<string, { to: string; label: string }>> = {
  d: START,
  u: { to: '/admin/users', label: 'Účty' },
  z: { to: '/admin/audit', label: 'Záznam' },
  n: { to: SETUP, label: 'Nastaviť' },
};
