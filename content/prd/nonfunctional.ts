import type { ByFeature, BySize } from '#domain/prd/text-types.ts';
import type { ServiceSlug, SizeId } from '#domain/quote/catalogue.ts';

/** A measurable demand: what, how much, how it is checked, and the smallest site it is asked of (any when left out). */
type Demand = readonly [what: string, value: string, check: string, from?: SizeId];

export const NONFUNCTIONAL_COLUMNS = ['Č.', 'Požiadavka', 'Hodnota', 'Overenie'] as const;

export const NONFUNCTIONAL_CAPTIONS = {
  speed: 'Rýchlosť',
  accessibility: 'Prístupnosť a zobrazenie',
  security: 'Bezpečnosť',
  privacy: 'Ochrana údajov',
  operation: 'Prevádzka',
} as const;
export type DemandArea = keyof typeof NONFUNCTIONAL_CAPTIONS;

export const COMMON_DEMANDS: Record<DemandArea, readonly Demand[]> = {
  speed: [
    ['Hlavný obsah je vidieť (LCP)', '≤ 2,5 s pri 75 % návštev z mobilu', 'Test pred odovzdaním'],
    ['Stránka odpovie na ťuknutie (INP)', '≤ 200 ms', 'Meranie pri návštevách', 'medium'],
    ['Obsah pri načítaní neposkočí (CLS)', '≤ 0,1', 'Test pred odovzdaním', 'medium'],
    ['Server začne odpovedať (TTFB)', '≤ 0,8 s', 'Test z troch miest v Európe', 'large'],
  ],
  accessibility: [
    ['Zhoda s pravidlami prístupnosti', 'WCAG 2.2, úroveň AA', 'Automatický test bez chýb a ručná kontrola'],
    ['Ovládanie bez myši', 'všetko klávesnicou, vybraný prvok je zvýraznený', 'Ručná skúška každej šablóny'],
    ['Kontrast textu', 'aspoň 4,5:1', 'Automatický test', 'medium'],
    ['Zväčšenie obsahu', '400 % bez vodorovného posúvania', 'Ručná skúška pri šírke 320 pixelov', 'medium'],
    [
      'Veľkosť ovládacích prvkov',
      'aspoň 24 × 24 pixelov, hlavné 44 × 44',
      'Kontrola návrhu a hotových stránok',
      'large',
    ],
    [
      'Podporované prehliadače',
      'dve posledné verzie Chrome, Edge, Firefox a Safari',
      'Skúška pred odovzdaním',
    ],
    ['Šírky obrazovky', '320 až 1920 pixelov', 'Skúška každej šablóny', 'medium'],
  ],
  security: [
    ['Overovanie vstupov', 'každý vstup overený na serveri', 'Testy s chybnými a škodlivými vstupmi'],
    [
      'Bezpečnostné pravidlá pre prehliadač',
      'CSP bez výnimiek, HSTS aspoň 1 rok, zákaz vkladania do rámov',
      'Automatický test každej šablóny',
      'large',
    ],
  ],
  privacy: [['Sledovacie nástroje', 'žiadne bez súhlasu', 'Kontrola sieťovej prevádzky pred súhlasom']],
  operation: [
    ['Uchovanie záloh', '30 dní, uložené oddelene od servera', 'Kontrola úložiska raz za mesiac'],
    [
      'Upozornenie na výpadok',
      'kontrola každých 5 minút, správa po druhom neúspechu',
      'Skúšobný výpadok',
      'large',
    ],
  ],
};

/** Demands on a server that is cared for. */
export const SERVER_DEMANDS: Partial<Record<DemandArea, readonly Demand[]>> = {
  security: [
    ['Šifrovaný prenos', 'TLS 1.2 alebo novší', 'Test konfigurácie servera'],
    ['Kritické bezpečnostné opravy', 'nasadené najneskôr 7 dní od vydania', 'Záznam v denníku údržby'],
  ],
};

/** How long backups keep what was deleted: those that are made, and those of a server that somebody else looks after. */
export const DELETED_IN_BACKUPS = {
  own: { demand: 'v zálohách o 30 dní dlhšie', note: 'Vymazané údaje zmiznú zo záloh najneskôr o 30 dní.' },
  foreign: {
    demand: 'v zálohách podľa pravidiel správcu webu',
    note: 'Vymazané údaje zmiznú zo záloh v lehote, ktorú určí správca webu.',
  },
} as const;

/** Demands on what customers send by a form; `{backups}` is how long backups keep it. */
export const INQUIRY_DEMANDS: Partial<Record<DemandArea, readonly Demand[]>> = {
  security: [['Ochrana formulárov', 'limit odoslaní, ochrana proti robotom', 'Automatické testy', 'medium']],
  privacy: [
    [
      'Rozsah údajov od zákazníkov',
      'iba údaje potrebné na odpoveď zákazníkovi',
      'Kontrola každého formulára',
    ],
    [
      'Uchovávanie údajov od zákazníkov',
      'podľa lehôt z časti Technické riešenie, potom výmaz; {backups}',
      'Automatická úloha a jej záznam',
    ],
  ],
};

/** Demands on what the firm itself keeps in a program of its own. */
const RECORDS: readonly Demand[] = [
  [
    'Rozsah údajov v záznamoch',
    'iba údaje, ktoré firma potrebuje na svoju prácu',
    'Kontrola každej obrazovky',
  ],
  [
    'Uchovávanie záznamov',
    'podľa lehôt, ktoré určí zákon a klient, potom výmaz; {backups}',
    'Automatická úloha a jej záznam',
  ],
];
export const RECORD_DEMANDS: Partial<Record<ServiceSlug, readonly Demand[]>> = {
  'web-aplikacie': RECORDS,
  'erp-systemy': RECORDS,
};

/** Demands on any data of people, inquiries and records alike. */
export const PERSONAL_DATA_DEMANDS: readonly Demand[] = [
  [
    'Žiadosť o kópiu alebo výmaz údajov',
    'vybavená do jedného mesiaca',
    'Skúška na vzorovom zázname',
    'medium',
  ],
];

/** Where they lie, which only whoever cares for the server can promise. */
export const DATA_PLACE_DEMANDS: readonly Demand[] = [
  [
    'Umiestnenie údajov',
    'servery v Európskom hospodárskom priestore',
    'Zmluva s poskytovateľom hostingu',
    'medium',
  ],
];

/** Areas that anything answers for that is put on a website that somebody else has made. */
export const AREAS_OF_ADDITIONS: readonly DemandArea[] = ['accessibility', 'security', 'privacy'];

/** Areas that a service itself answers for on such a website; a service that is not here for all. */
export const AREAS_ON_EXISTING: Partial<Record<ServiceSlug, readonly DemandArea[]>> = {
  'seo-optimalizacia': ['speed', 'privacy'],
  'udrzba-podpora': ['operation'],
  'cenove-kalkulacky': AREAS_OF_ADDITIONS,
  'interaktivne-formulare': AREAS_OF_ADDITIONS,
};

/** What a server is held to needs somebody who looks after it (decisions 7.11). */
export const WHILE_MAINTAINED =
  'Hodnoty prevádzky servera a lehota bezpečnostných opráv platia počas dohodnutej údržby, ktorá určuje aj čas podpory.';

/** Maintenance has it among its goals. */
export const AVAILABILITY: BySize<Demand> = {
  small: ['Dostupnosť', '≥ 99,5 % mesačne', 'Nezávislý monitoring'],
  medium: ['Dostupnosť', '≥ 99,5 % mesačne', 'Nezávislý monitoring'],
  large: ['Dostupnosť', '≥ 99,9 % mesačne', 'Nezávislý monitoring'],
};

/** Transfer limit of the home page, backups and recovery grow with the size. */
export const SIZE_DEMANDS: BySize<readonly (readonly [DemandArea, Demand])[]> = {
  small: [
    ['speed', ['Prenesené údaje úvodnej stránky', '≤ 600 kB', 'Automatický test pri každom nasadení']],
    [
      'operation',
      ['Zálohovanie', 'raz denne, strata najviac 24 hodín zmien', 'Skúška obnovy raz za 12 mesiacov'],
    ],
    ['operation', ['Obnova po havárii', 'najviac 24 hodín v čase podpory', 'Skúška obnovy s meraním času']],
  ],
  medium: [
    ['speed', ['Prenesené údaje úvodnej stránky', '≤ 900 kB', 'Automatický test pri každom nasadení']],
    [
      'operation',
      ['Zálohovanie', 'raz denne, strata najviac 24 hodín zmien', 'Skúška obnovy raz za 6 mesiacov'],
    ],
    ['operation', ['Obnova po havárii', 'najviac 8 hodín v čase podpory', 'Skúška obnovy s meraním času']],
  ],
  large: [
    ['speed', ['Prenesené údaje úvodnej stránky', '≤ 1,2 MB', 'Automatický test pri každom nasadení']],
    [
      'speed',
      ['Návštevníci naraz', '200 bez zhoršenia odozvy o viac než 20 %', 'Záťažový test pred odovzdaním'],
    ],
    [
      'operation',
      ['Zálohovanie', 'každé 4 hodiny, strata najviac 4 hodín zmien', 'Skúška obnovy raz za 3 mesiace'],
    ],
    ['operation', ['Obnova po havárii', 'najviac 4 hodiny v čase podpory', 'Skúška obnovy s meraním času']],
  ],
};

export const FEATURE_DEMANDS: ByFeature<readonly [DemandArea, Demand]> = {
  'quote-form': [
    'security',
    [
      'Prílohy dopytov',
      'kontrola typu podľa obsahu, prístup iba po prihlásení',
      'Testy s nebezpečnými súbormi',
    ],
  ],
  'consultation-booking': [
    'operation',
    ['Súbežné rezervácie', 'žiadny termín obsadený dvakrát', 'Test so 100 súbežnými pokusmi'],
  ],
  'emergency-contact': [
    'operation',
    ['Tlačidlo pohotovosti', 'funguje aj pri nedostupnej databáze', 'Skúška s vypnutou databázou'],
  ],
  'before-after-gallery': [
    'speed',
    [
      'Fotografie v galérii',
      '≤ 200 kB na mobile, načítanie až pri zobrazení',
      'Automatický test pri nasadení',
    ],
  ],
  'project-portfolio': [
    'speed',
    ['Zoznam realizácií', 'do 500 realizácií bez zhoršenia odozvy', 'Test so vzorovými údajmi'],
  ],
  'quote-calculator': [
    'operation',
    [
      'Presnosť výpočtu',
      'celé centy, zaokrúhlenie iba raz na konci',
      'Automatické testy na 20 vzorových zákazkách',
    ],
  ],
  'material-calculator': [
    'operation',
    ['Presnosť množstva', 'zhoda s ručným výpočtom pri 10 zadaniach', 'Automatické testy'],
  ],
  'energy-calculator': [
    'operation',
    [
      'Aktuálnosť cien energií',
      'najviac 6 mesiacov staré, dátum viditeľný',
      'Pripomienka správcovi e-mailom',
    ],
  ],
  'service-areas': [
    'privacy',
    [
      'Poloha návštevníka',
      'zisťuje sa iba po jeho pokyne a neukladá sa',
      'Kontrola kódu a sieťovej prevádzky',
    ],
  ],
  testimonials: [
    'privacy',
    [
      'Súhlasy s referenciami',
      'uložené s dátumom, odvolanie účinné najneskôr o 24 hodín',
      'Skúška odvolania súhlasu',
    ],
  ],
  'certification-display': [
    'privacy',
    ['Zverejnené dokumenty', 'bez rodných čísel a podpisov', 'Kontrola pred zverejnením'],
  ],
};
