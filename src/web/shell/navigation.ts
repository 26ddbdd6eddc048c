export interface NavigationLink {
  to: string;
  label: string;
}

interface SitePage extends NavigationLink {
  /** `main` is in header, menu and footer; `more` and `legal` only in the footer. */
  place: 'main' | 'more' | 'legal';
}

/** Pages and sections that exist, in the order of the navigation. A page is added here together with its route. */
const SITE_PAGES: readonly SitePage[] = [
  { to: '/sluzby', label: 'Služby', place: 'main' },
  { to: '/projekty', label: 'Projekty', place: 'main' },
  { to: '/o-mne', label: 'O mne', place: 'main' },
  { to: '/kontakt', label: 'Kontakt', place: 'main' },
  { to: '/faq', label: 'Časté otázky', place: 'more' },
  { to: '/ochrana-udajov', label: 'Ochrana osobných údajov', place: 'legal' },
  { to: '/obchodne-podmienky', label: 'Obchodné podmienky', place: 'legal' },
  { to: '/cookies', label: 'Nastavenia cookies', place: 'legal' },
];

/** Links of the header and the menu. */
export const NAVIGATION: readonly NavigationLink[] = SITE_PAGES.filter(({ place }) => place === 'main');

/** Links of the footer to pages that are read. */
export const FOOTER_PAGES: readonly NavigationLink[] = SITE_PAGES.filter(({ place }) => place !== 'legal');

/** Links of the footer to the legal pages. */
export const LEGAL_PAGES: readonly NavigationLink[] = SITE_PAGES.filter(({ place }) => place === 'legal');

/** Where "Bezplatná konzultácia" leads. */
export const CONTACT_HREF = '/kontakt';

/** Where a request that was sent leads: a page that asks the server for nothing. */
export const CONFIRMATION_HREF = '/potvrdenie-dopytu';
