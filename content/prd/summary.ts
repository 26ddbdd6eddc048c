/** Captions of the tables of facts; their labels are those of the quote's document. */
export const FACTS = {
  columns: ['Údaj', 'Hodnota'],
  overview: 'Prehľad zadania',
  paper: 'Dokument',
  service: 'Služba',
  operatorName: 'Názov',
  clientName: 'Meno',
  vat: 'DPH',
  quoteNumber: 'Číslo rozpočtu',
  undecided: 'neurčený',
} as const;

export const OWN_WORDS = 'Zadanie slovami objednávateľa:';

export const INTRO = {
  purpose:
    'Web má návštevníkom rýchlo vysvetliť ponuku, doložiť skúsenosti a priviesť ich k prvému kontaktu, správcovi má zároveň uľahčiť každodennú prácu s dopytmi.',
  goals:
    'Úspech projektu sa posudzuje podľa toho, čo web prinesie firme a jej zákazníkom. Každý cieľ má preto ukazovateľ, ktorý sa dá overiť, a spôsob merania dohodnutý vopred.',
  audience:
    'Web slúži viacerým skupinám ľudí, ktoré prichádzajú s rôznymi otázkami. Štruktúra aj texty vychádzajú z toho, čo potrebuje vedieť každá z nich, aby sa dokázala rozhodnúť.',
  functional:
    'Každá požiadavka opisuje, komu a na čo slúži, a uvádza kritériá, podľa ktorých sa pri preberaní overí. Nevyhnutné požiadavky sú podmienkou spustenia, dôležité patria do prvej verzie a doplnkové sa dajú presunúť do ďalšej etapy.',
  care: 'Požiadavky opisujú web, ktorého sa služba týka. Časti, ktoré už existujú, sa pri prevzatí overia podľa rovnakých kritérií.',
  nonfunctional:
    'Nasledujúce hodnoty platia pre celý web. Overia sa pred spustením a potom v rytme, ktorý určuje plán údržby.',
  sitemap:
    'Štruktúra vychádza z ponuky remesla a z vybraných funkcií. Adresy sú v slovenčine a zostávajú stabilné.',
  technical:
    'Riešenie stojí na overených a udržiavaných technológiách s otvoreným kódom. Uprednostňuje rýchle načítanie, jednoduchú prevádzku a možnosť pokračovať s iným dodávateľom.',
  technologies: 'Použité technológie:',
  maintenance:
    'Web potrebuje pravidelnú starostlivosť, aby zostal rýchly, bezpečný a pravdivý. Plán určuje, čo sa robí, ako často a čo je výsledkom.',
  questions:
    'Odpovede na tieto otázky upresnia zadanie, cenu a termín. Kým nie sú známe, dokument počíta s obvyklým riešením.',
  risks:
    'Riziká sú zoradené od tých, ktoré vyplývajú zo zvoleného zadania. Pri každom je uvedené, ako sa znižuje jeho pravdepodobnosť alebo dopad.',
} as const;

/** Headings between the requirements. */
export const REQUIREMENT_GROUPS = {
  base: 'Základ webu',
  service: 'Objednaná služba',
  features: 'Vybrané funkcie',
} as const;

export const COVERED_SERVICES = 'Web predstavuje aspoň tieto služby:';
export const PAGED_SERVICES = 'Vlastnú stránku majú aspoň tieto služby:';
