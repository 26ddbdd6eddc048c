import type { ByFeature, ByService, BySite, BySize } from '#domain/prd/text-types.ts';

export const STACK_TABLE = {
  caption: 'Zloženie riešenia',
  columns: ['Vrstva', 'Riešenie', 'Dôvod'],
} as const;

type Layer = readonly [layer: string, solution: string, reason: string];

const SERVER: Layer = [
  'Server',
  'Node.js s overovaním každého vstupu',
  'Jeden jazyk na celom projekte, jednoduchšia údržba',
];
const DATABASE = ['Údaje', 'PostgreSQL s automatickými zálohami'] as const;
const MAIL = ['E-mail', 'Odosielanie cez frontu s opakovaním pri výpadku'] as const;
const OPERATION = ['Prevádzka', 'Skúšobná a riadna prevádzka oddelene, nasadenie bez výpadku'] as const;

export const COMMON_LAYERS: readonly Layer[] = [
  [
    'Rozhranie',
    'HTML vykreslené na serveri, TypeScript a React iba tam, kde treba',
    'Rýchle načítanie a čitateľnosť pre vyhľadávače',
  ],
  SERVER,
  [...DATABASE, 'Spoľahlivé uloženie všetkých údajov'],
  [...MAIL, 'Dopyt sa nestratí ani pri výpadku pošty'],
  [...OPERATION, 'Zmeny sa overia skôr, než ich ľudia uvidia'],
];

/** What a program of the firm's own runs on beside a website that stands; one that is made has these layers already. */
const OF_PROGRAM: readonly BySite<Layer>[] = [
  SERVER,
  [...DATABASE, 'Spoľahlivé uloženie záznamov'] as const,
  [...OPERATION, 'Zmeny sa overia skôr, než s nimi začnú ľudia pracovať'] as const,
].map((existing) => ({ existing, beside: null }));

/** What takes inquiries on a website that stands; the backups are those of whoever looks after it. */
const OF_INQUIRIES: readonly BySite<Layer>[] = [
  SERVER,
  ['Údaje', 'PostgreSQL', 'Spoľahlivé uloženie dopytov'] as const,
  [...MAIL, 'Dopyt sa nestratí ani pri výpadku pošty'] as const,
].map((existing) => ({ existing, beside: null }));

export const SIZE_LAYERS: BySize<readonly Layer[]> = {
  small: [['Správa obsahu', 'Jednoduché formuláre na texty a fotografie', 'Stačí krátke zaškolenie']],
  medium: [
    [
      'Správa obsahu',
      'Šablóny služieb a ukážok, náhľad pred zverejnením',
      'Nové stránky vznikajú bez programátora',
    ],
  ],
  large: [
    [
      'Správa obsahu',
      'Šablóny, oprávnenia, denník zmien a plánované zverejnenie',
      'Na obsahu pracuje viac ľudí',
    ],
    ['Vyrovnávacia pamäť', 'Hotové stránky v pamäti servera', 'Stabilná odozva aj pri vyššej návštevnosti'],
  ],
};

export const FEATURE_LAYERS: ByFeature<Layer> = {
  'quote-form': [
    'Prílohy',
    'Úložisko mimo verejnej časti webu s kontrolou typu',
    'Fotografie zákazníkov vidí iba správca',
  ],
  'consultation-booking': [
    'Rezervácie',
    'Vlastný kalendár s prílohou ICS',
    'Termíny bez závislosti od cudzej služby',
  ],
  'before-after-gallery': [
    'Fotografie',
    'Automatické zmenšenie do AVIF a WebP',
    'Rýchle načítanie bez práce správcu',
  ],
  'project-portfolio': [
    'Realizácie',
    'Štruktúrovaný katalóg s vlastnými adresami',
    'Triedenie a ľahšie nájdenie vo vyhľadávačoch',
  ],
  'quote-calculator': [
    'Výpočet ceny',
    'Jedna funkcia pre prehliadač aj server, počíta v centoch',
    'Rovnaký výsledok na obrazovke aj v dopyte',
  ],
  'energy-calculator': [
    'Výpočet úspor',
    'Tabuľka cien energií, ktorú upravuje správca',
    'Ceny sa menia bez programátora',
  ],
  'service-areas': [
    'Mapa',
    'Vlastné obrázky mapy a zoznam obcí na serveri',
    'Bez cookies a poplatkov tretích strán',
  ],
  'multi-location': [
    'Prevádzky',
    'Oprávnenia podľa prevádzky, smerovanie dopytov',
    'Každá prevádzka spravuje svoj obsah',
  ],
};

export const SERVICE_LAYERS: ByService<readonly BySite<Layer>[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    ...OF_PROGRAM,
    { existing: [...MAIL, 'Upozornenie sa nestratí ani pri výpadku pošty'], beside: null },
    ['Aplikácia', 'Prihlásenie s oprávneniami, rozhranie REST', 'Možnosť napojiť ďalšie systémy'],
  ],
  'seo-optimalizacia': [
    ['Meranie', 'Google Search Console a štruktúrované údaje schema.org', 'Overiteľný vývoj viditeľnosti'],
  ],
  'udrzba-podpora': [
    [
      'Dohľad',
      'Nezávislý monitoring dostupnosti a denník zásahov',
      'O výpadku príde upozornenie do 10 minút, nečaká sa na zákazníkov',
    ],
  ],
  'cenove-kalkulacky': [
    ...OF_INQUIRIES,
    ['Dokumenty', 'Vytváranie PDF na serveri', 'Rovnaké čísla na obrazovke aj v dokumente'],
  ],
  'erp-systemy': [
    ...OF_PROGRAM,
    [
      'Časti systému',
      'Samostatné časti nad jednou databázou, rozhranie REST',
      'Postupné rozširovanie bez výmeny systému',
    ],
  ],
  'interaktivne-formulare': [
    ...OF_INQUIRIES,
    ['Pravidlá otázok', 'Popis vetvenia oddelený od vzhľadu', 'Otázky sa menia bez zásahu do programu'],
  ],
};

export const DATA_TABLE = {
  caption: 'Údaje, s ktorými riešenie pracuje',
  columns: ['Údaj', 'Obsah', 'Uchovanie'],
} as const;

type Data = readonly [name: string, content: string, kept: string];

export const COMMON_DATA: readonly Data[] = [
  ['Obsah webu', 'texty, fotografie, nastavenia a ich verzie', 'po celý čas prevádzky'],
  ['Správy z formulára', 'meno, kontakt, text správy, čas', 'najviac 12 mesiacov'],
  ['Účty správcov', 'meno, e-mail, odtlačok hesla, oprávnenia', 'do zrušenia účtu'],
];

const ACCOUNTS: Data = ['Účty používateľov', 'meno, e-mail, odtlačok hesla, oprávnenia', 'do zrušenia účtu'];
const CHANGES: Data = ['Denník zmien', 'kto, kedy a čo zmenil', 'aspoň 12 mesiacov'];

const CALCULATOR_INQUIRIES: Data = [
  'Dopyty z kalkulačky',
  'kontakt, odpovede a vypočítané rozpätie',
  'najviac 12 mesiacov',
];

/** What the service itself keeps, with a website or without one. */
export const SERVICE_DATA: ByService<readonly Data[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    [
      'Záznamy aplikácie',
      'zákazky, termíny, dokumenty a ich stavy',
      'podľa lehôt, ktoré určí zákon a klient',
    ],
    ACCOUNTS,
    CHANGES,
  ],
  'seo-optimalizacia': [
    ['Merania', 'zobrazenia, kliknutia a dopyty v súčtoch, bez údajov o ľuďoch', 'po čas spolupráce'],
  ],
  'udrzba-podpora': [
    ['Hlásenia', 'kto a čo nahlásil, stav a riešenie', 'najviac 12 mesiacov od uzavretia'],
    ['Zálohy', 'obsah a údaje webu v čase zálohy', '30 dní'],
  ],
  'cenove-kalkulacky': [
    CALCULATOR_INQUIRIES,
    ['Sadzby', 'sadzby, prirážky, výnimky a ich platnosť', 'všetky verzie po čas prevádzky'],
  ],
  'erp-systemy': [
    [
      'Zákazky a doklady',
      'zákazníci, termíny, materiál, náklady, doklady',
      'podľa lehôt, ktoré určí zákon a klient',
    ],
    ACCOUNTS,
    CHANGES,
  ],
  'interaktivne-formulare': [
    ['Dopyty z interaktívneho formulára', 'kontakt, odpovede, prílohy, číslo a stav', 'najviac 12 mesiacov'],
    ['Rozpracované odpovede', 'odpovede v prehliadači zákazníka', '7 dní'],
  ],
};

export const FEATURE_DATA: ByFeature<Data> = {
  'quote-form': ['Dopyty', 'kontakt, popis práce, prílohy, číslo a stav', 'najviac 12 mesiacov'],
  'consultation-booking': [
    'Rezervácie',
    'kontakt, termín, druh stretnutia, stav',
    'najviac 12 mesiacov od termínu',
  ],
  'before-after-gallery': ['Dvojice fotografií', 'fotografie, popis, zaradenie', 'do odstránenia správcom'],
  'project-portfolio': [
    'Realizácie',
    'fotografie, rozsah, materiál, obdobie, lokalita',
    'do odstránenia správcom',
  ],
  'material-showcase': ['Materiály', 'názov, vlastnosti, použitie, fotografia', 'do odstránenia správcom'],
  'quote-calculator': [
    'Cenník kalkulačky',
    'sadzby, prirážky, najnižšia cena, platnosť',
    'všetky verzie po čas prevádzky',
  ],
  'material-calculator': [
    'Spotreba materiálu',
    'výdatnosť, balenie, rezerva na odpad',
    'všetky verzie po čas prevádzky',
  ],
  'energy-calculator': ['Ceny energií', 'cena, zdroj, dátum platnosti', 'všetky verzie po čas prevádzky'],
  'service-areas': ['Oblasti pôsobenia', 'obce, podmienky výjazdu', 'do odstránenia správcom'],
  'multi-location': ['Prevádzky', 'adresa, kontakt, hodiny, tím', 'do odstránenia správcom'],
  testimonials: ['Referencie', 'text, meno podľa súhlasu, dátum súhlasu', 'do odvolania súhlasu'],
  'certification-display': ['Oprávnenia', 'názov, vydavateľ, platnosť, dokument', 'do konca platnosti'],
  'warranty-info': ['Reklamácie', 'kontakt, popis, fotografie, stav', 'podľa zákonných lehôt'],
};

/** What customers send by a feature that keeps something else as well. */
export const FEATURE_INQUIRIES: ByFeature<Data> = {
  'quote-calculator': CALCULATOR_INQUIRIES,
  'multi-location': ['Dopyty prevádzkam', 'kontakt, správa a prevádzka, ktorej patrí', 'najviac 12 mesiacov'],
};

const ACCESS = 'Prístupové údaje sa odovzdávajú bezpečným spôsobom, nikdy nie e-mailom v čitateľnej podobe.';

export const OWNERSHIP: readonly string[] = [
  'Doména a účet na hostingu sú vedené na klienta a obsah webu patrí jemu.',
  'Zdrojový kód je v úložisku Git a pri odovzdaní ho klient dostane spolu s návodom na spustenie.',
  ACCESS,
];

/** Where somebody else has made the website only what is added to it is handed over. */
export const OWNERSHIP_OF_ADDITIONS: readonly string[] = [
  'Zdrojový kód toho, čo vznikne, klient pri odovzdaní dostane spolu s návodom na spustenie.',
  ACCESS,
];

/** Where nothing is programmed. */
export const OWNERSHIP_OF_CHANGES: readonly string[] = [
  'Všetko, čo sa na webe upraví, zostáva klientovi aj po skončení služby.',
  ACCESS,
];
