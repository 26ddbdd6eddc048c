export interface NavigationLink {
  to: string;
  label: string;
}

interface SitePage extends NavigationLink {
  place: 'main' | 'legal';
}

/** Pages and sections that exist, in the order of the navigation. A page is added here together with its route. */
const SITE_PAGES: readonly SitePage[] = [
  { to: '/sluzby', label: 'Služby', place: 'main' },
  { to: '/#otazky', label: 'Časté otázky', place: 'main' },
  { to: '/#kontakt', label: 'Kontakt', place: 'main' },
];

/** Links of the header, menu and footer. */
export const NAVIGATION: readonly NavigationLink[] = SITE_PAGES.filter(({ place }) => place === 'main');

/** Links of the footer to the legal pages. */
export const LEGAL_PAGES: readonly NavigationLink[] = SITE_PAGES.filter(({ place }) => place === 'legal');

/** Where "Bezplatná konzultácia" leads. */
export const CONTACT_HREF = '/#kontakt';

/** Whether a page can already be linked to. */
export const pageExists = (path: string): boolean => SITE_PAGES.some(({ to }) => to === path);
