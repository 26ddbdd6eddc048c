import { LISTED_PAGES, PAGE_PATHS } from '#domain/pages/listed-pages.ts';

export interface NavigationLink {
  to: string;
  label: string;
}

const LINKS = PAGE_PATHS.flatMap((to) => {
  const navigation = LISTED_PAGES[to];
  return navigation ? [{ to, ...navigation }] : [];
});

/** Links of the header and the menu. */
export const NAVIGATION: readonly NavigationLink[] = LINKS.filter(({ place }) => place === 'main');

/** Links of the footer to pages that are read. */
export const FOOTER_PAGES: readonly NavigationLink[] = LINKS.filter(({ place }) => place !== 'legal');

/** Links of the footer to the legal pages. */
export const LEGAL_PAGES: readonly NavigationLink[] = LINKS.filter(({ place }) => place === 'legal');

/** Where "Bezplatná konzultácia" leads. */
export const CONTACT_HREF = '/kontakt';

/** Where a request that was sent leads: a page that asks the server for nothing. */
export const CONFIRMATION_HREF = '/potvrdenie-dopytu';

/**
 * The way into the portal, the same for everybody: public pages do not know who is signed in, and who is not is asked there.
 * An area has a document of its own, so it is a plain link.
 */
export const ACCOUNT_LINK: NavigationLink = { to: '/portal', label: 'Môj účet' };
