import type { ServiceSummary } from '#domain/content/schema.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';

/** Names and short descriptions of the services, without the texts of their pages: for lists, cards and the wizard. */
export const SERVICE_SUMMARIES: Record<ServiceSlug, ServiceSummary> = {
  'tvorba-webu': {
    slug: 'tvorba-webu',
    name: 'Tvorba webu',
    nameAccusative: 'tvorbu webu',
    nameGenitive: 'tvorby webu',
    icon: 'globe',
    shortDescription:
      'Prehľadné a rýchle weby na mieru, ktoré zákazníkom jasne povedia, čo robíte a ako vás osloviť.',
  },
  'web-aplikacie': {
    slug: 'web-aplikacie',
    name: 'Webové aplikácie',
    nameAccusative: 'webové aplikácie',
    nameGenitive: 'webových aplikácií',
    icon: 'app-window',
    shortDescription:
      'Webové aplikácie na mieru, ktoré nahradia tabuľky, papiere a opakované prepisovanie údajov.',
  },
  'seo-optimalizacia': {
    slug: 'seo-optimalizacia',
    name: 'SEO optimalizácia',
    nameAccusative: 'SEO optimalizáciu',
    nameGenitive: 'SEO optimalizácie',
    icon: 'search',
    shortDescription:
      'Poctivá optimalizácia, vďaka ktorej váš web ľahšie nájdu ľudia, ktorí hľadajú práve vaše služby.',
  },
  'udrzba-podpora': {
    slug: 'udrzba-podpora',
    name: 'Údržba a podpora',
    nameAccusative: 'údržbu a podporu',
    nameGenitive: 'údržby a podpory',
    icon: 'life-buoy',
    shortDescription:
      'Pravidelná údržba webu: aktualizácie, zálohy, drobné úpravy a pomoc, keď niečo prestane fungovať.',
  },
  'cenove-kalkulacky': {
    slug: 'cenove-kalkulacky',
    name: 'Cenové kalkulačky',
    nameAccusative: 'cenové kalkulačky',
    nameGenitive: 'cenových kalkulačiek',
    icon: 'calculator',
    shortDescription:
      'Kalkulačky, v ktorých si zákazník sám zistí približnú cenu a rovno vám pošle dopyt so zadaním.',
  },
  'erp-systemy': {
    slug: 'erp-systemy',
    name: 'ERP systémy',
    nameAccusative: 'ERP systémy',
    nameGenitive: 'ERP systémov',
    icon: 'boxes',
    shortDescription:
      'Firemné systémy na mieru, ktoré spoja zákazky, sklad, fakturáciu a výkazy do jedného celku.',
  },
  'interaktivne-formulare': {
    slug: 'interaktivne-formulare',
    name: 'Interaktívne formuláre',
    nameAccusative: 'interaktívne formuláre',
    nameGenitive: 'interaktívnych formulárov',
    icon: 'clipboard-list',
    shortDescription:
      'Viackrokové formuláre, ktoré sa pýtajú rozumne, kontrolujú chyby a posielajú vám hotové zadania.',
  },
};
