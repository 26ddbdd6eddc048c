/** Captions of the tables of facts; their labels are those of the quote's document. */
export const FACTS = {
  columns: ['Údaj', 'Hodnota'],
  overview: 'V skratke',
  budget: 'Predpokladaná suma',
  paper: 'Rozpočet',
  service: 'Služba',
  operatorName: 'Názov',
  vat: 'DPH',
  quoteNumber: 'Číslo rozpočtu',
  undecided: { budget: 'zatiaľ neurčená', timeline: 'zatiaľ neurčený' },
} as const;

/** The page for the client that stands before the annex (decisions 7.12). */
export const FIRST_PAGE = {
  get: 'Čo klient dostane',
  pages: 'Stránky:',
  pageCount: 'Počet stránok:',
  website: 'Nový web na doméne klienta s návrhom na mieru a správou obsahu',
  listed: 'zoznam je v časti Štruktúra stránok',
  features: { one: 'Vybraná funkcia webu:', more: 'Vybrané funkcie webu:' },
  fromClient: 'Čo bude treba od klienta',
  answers: 'Odpovede na otázky a pripomienky {feedback}; za firmu rozhoduje jeden človek',
  first: 'Na čom sa treba dohodnúť ako prvom',
  annex: 'To podstatné sa tu končí. Ďalšie časti sú príloha pre toho, kto bude riešenie stavať a preberať:',
  annexed: ['presné požiadavky', 'harmonogram', 'rozpočet'],
  annexedRisks: 'riziká',
} as const;

/** After what the service is, where it is no website itself. */
export const SITE_OF_SERVICE = {
  before: 'Pred začiatkom služby vznikne nový web.',
  along: 'Spolu so službou vznikne aj nový web.',
  existing: 'Firma už web má, preto sa nový nenavrhuje.',
} as const;

/** What is needed of the client where something is done on a website that stands already. */
export const EXISTING_SITE_NEEDS =
  'Prístupy k dnešnému webu: do jeho správy, k hostingu a k nastaveniam domény';

export const OWN_WORDS = 'Zadanie klienta:';

export const INTRO = {
  goals:
    'Úspech projektu sa posudzuje podľa toho, čo prinesie firme a jej zákazníkom. Každý cieľ má preto ukazovateľ, ktorý sa dá overiť, a spôsob merania dohodnutý vopred.',
  audience:
    'Riešenie slúži viacerým skupinám ľudí s rôznymi otázkami. Obsah aj ovládanie vychádzajú z toho, čo potrebuje každá z nich.',
  functional:
    'Každá požiadavka najprv povie, čo má platiť, a potom uvedie kritériá, podľa ktorých sa to pri preberaní overí.',
  /** Where not every requirement is necessary; the necessary ones come first. */
  priorities: {
    must: 'Nevyhnutné požiadavky sú podmienkou prevzatia',
    should: 'dôležité patria do prvej dodávky',
    could: 'doplnkové sa dajú odložiť na neskôr',
  },
  existing: 'Web už existuje. Jeho stránky sa preto nenavrhujú.',
  nonfunctional: {
    once: 'Nasledujúce hodnoty platia pre všetko, čo sa dodá. Overia sa pred odovzdaním.',
    regularly:
      'Nasledujúce hodnoty platia pre všetko, čo sa dodá. Overia sa pred odovzdaním a potom v rytme, ktorý určuje plán údržby.',
  },
  sitemap: 'Štruktúra vychádza z ponuky remesla a zo zadania. Adresy sú v slovenčine a zostávajú stabilné.',
  beside: 'Stránky sa týkajú webovej časti.',
  technical:
    'Riešenie stojí na overených a udržiavaných technológiách s otvoreným kódom. Uprednostňuje rýchle načítanie, jednoduchú prevádzku a možnosť pokračovať s iným dodávateľom.',
  technicalExisting:
    'Existujúci web zostáva na technológii, na ktorej dnes beží. Ak by niektorá úprava vyžadovala zmenu, najprv sa dohodne a ocení.',
  technologies: 'Použité technológie:',
  maintenance: {
    made: 'Riešenie potrebuje pravidelnú údržbu, aby zostalo rýchle, bezpečné a aktuálne. Plán určuje, čo sa robí, ako často a čo je výsledkom.',
    changed: 'Plán určuje, čo sa na webe robí, ako často a čo je výsledkom.',
  },
  questions:
    'Odpovede na tieto otázky upresnia zadanie, cenu a termín. Kým nie sú známe, dokument počíta s obvyklým riešením.',
  risks:
    'Riziká sú zoradené od tých, ktoré vyplývajú zo zvoleného zadania. Pri každom je uvedené, ako sa znižuje jeho pravdepodobnosť alebo dopad.',
} as const;

/** Headings between the requirements. */
export const REQUIREMENT_GROUPS = {
  base: 'Základ webu',
  beside: 'Webová časť',
  service: 'Zvolená služba',
  features: { one: 'Vybraná funkcia webu', more: 'Vybrané funkcie webu' },
} as const;

export const COVERED_SERVICES = 'Web predstavuje aspoň tieto služby:';
export const PAGED_SERVICES = 'Vlastnú stránku majú aspoň tieto služby:';
