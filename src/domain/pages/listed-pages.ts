interface Navigation {
  label: string;
  /** `main` is in header, menu and footer; `more` and `legal` only in the footer. */
  place: 'main' | 'more' | 'legal';
}

/**
 * Pages that are one of their kind, in the order of sitemap and navigation; null is a page that no list leads to. A page is
 * added here together with its route; from then on it is in the sitemap and the navigation, needs its share card and is
 * covered by the checks of every public page.
 */
export const LISTED_PAGES = {
  '/': null,
  '/sluzby': { label: 'Služby', place: 'main' },
  '/projekty': { label: 'Projekty', place: 'main' },
  '/o-mne': { label: 'O mne', place: 'main' },
  '/kontakt': { label: 'Kontakt', place: 'main' },
  '/faq': { label: 'Časté otázky', place: 'more' },
  '/ochrana-udajov': { label: 'Ochrana osobných údajov', place: 'legal' },
  '/obchodne-podmienky': { label: 'Obchodné podmienky', place: 'legal' },
  '/pristupnost': { label: 'Prístupnosť', place: 'legal' },
  '/cookies': { label: 'Nastavenia cookies', place: 'legal' },
} as const satisfies Record<`/${string}`, Navigation | null>;

export type PagePath = keyof typeof LISTED_PAGES;

// Every key of the record is one of its own.
export const PAGE_PATHS = Object.keys(LISTED_PAGES) as PagePath[];
