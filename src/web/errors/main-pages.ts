import { NAVIGATION, type NavigationLink } from '../shell/navigation.ts';

/** The five main pages of the site (decisions 5); home is always there. */
const MAIN_PATHS: readonly string[] = ['/o-mne', '/sluzby', '/projekty', '/kontakt'];

/** Those of the five main pages that exist. */
export const MAIN_PAGES: readonly NavigationLink[] = [
  { to: '/', label: 'Domov' },
  ...NAVIGATION.filter(({ to }) => MAIN_PATHS.includes(to)),
];
