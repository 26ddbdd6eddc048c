import { NAVIGATION, type NavigationLink } from '../shell/navigation.ts';

/** The main pages that exist: home and the site navigation. */
export const MAIN_PAGES: readonly NavigationLink[] = [{ to: '/', label: 'Domov' }, ...NAVIGATION];
