import type { PagePath } from '#domain/pages/listed-pages.ts';
import type { ShareCardContent } from '#domain/pages/share-card.ts';
import { ABOUT } from './about.ts';
import { CONTACT } from './contact.ts';
import { HOME } from './home.ts';
import { PAGE_META } from './pages.ts';
import { REFERENCE_PAGE } from './reference-page.ts';

/** What the images say that social networks show of the pages that are one of their kind. */
export const SHARE_CARDS: Record<PagePath, ShareCardContent> = {
  '/': {
    mark: 'Orientačný rozpočet online',
    title: HOME.hero.title,
    drawing: 'tvorba-webu',
    legend: 'Od webu po systém na mieru',
  },
  '/sluzby': {
    mark: 'Služby',
    title: PAGE_META.services.title,
    drawing: 'erp-systemy',
  },
  '/projekty': {
    mark: REFERENCE_PAGE.list,
    title: PAGE_META.references.title,
    drawing: 'renovation',
  },
  '/o-mne': {
    mark: 'O mne',
    title: ABOUT.title,
    drawing: 'web-aplikacie',
  },
  '/kontakt': {
    mark: 'Kontakt',
    title: CONTACT.title,
    drawing: 'interaktivne-formulare',
    legend: 'Prvá konzultácia je bezplatná',
  },
  '/faq': {
    mark: 'Otázky a odpovede',
    title: PAGE_META.faq.title,
    drawing: 'interaktivne-formulare',
  },
  '/ochrana-udajov': {
    mark: 'Dokumenty',
    title: PAGE_META.privacy.title,
    drawing: 'udrzba-podpora',
  },
  '/obchodne-podmienky': {
    mark: 'Dokumenty',
    title: PAGE_META.terms.title,
    drawing: 'cenove-kalkulacky',
  },
  '/pristupnost': {
    mark: 'Dokumenty',
    title: PAGE_META.accessibility.title,
    drawing: 'seo-optimalizacia',
  },
  '/cookies': {
    mark: 'Súkromie',
    title: PAGE_META.cookies.title,
    drawing: 'interaktivne-formulare',
  },
};
