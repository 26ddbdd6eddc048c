import type { SectionId } from '#domain/prd/document.ts';

/** Headings of a PRD (content F); the renderers number them. */
export const SECTION_TITLES: Record<SectionId, string> = {
  summary: 'Zhrnutie projektu',
  goals: 'Ciele a meradlá úspechu',
  audience: 'Cieľové skupiny',
  scope: 'Rozsah a hranice',
  functional: 'Funkčné požiadavky',
  nonfunctional: 'Nároky na kvalitu',
  sitemap: 'Štruktúra stránok',
  technical: 'Technické riešenie',
  schedule: 'Harmonogram',
  budget: 'Orientačný rozpočet',
  risks: 'Riziká a ich zmiernenie',
  maintenance: 'Plán údržby',
  'open-questions': 'Otvorené otázky',
};

/** Before the name of the service and the trade. */
export const DOCUMENT_TITLE = 'Dokument požiadaviek na produkt (PRD)';

/** Words that renderers put around the content. */
export const DOCUMENT_LABELS = {
  service: 'Služba',
  client: 'Klient',
  supplier: 'Dodávateľ',
  issued: 'Vystavené',
  contents: 'Obsah',
  priority: 'Priorita',
  criteria: 'Akceptačné kritériá',
  /** In a cell that cannot stay empty. */
  unknown: '–',
} as const;

export const PRIORITY_NAMES = { must: 'nevyhnutná', should: 'dôležitá', could: 'doplnková' } as const;

/** Only under a document that an AI helped with (content F). */
export const AI_FOOTER = 'Dokument vznikol s pomocou umelej inteligencie. Pred použitím ho skontrolujte.';

/** Where markdown has text before its first heading. */
export const UNTITLED_SECTION = 'Úvod';
