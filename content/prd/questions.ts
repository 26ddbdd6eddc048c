import type { ByFeature, ByService, BySite } from '#domain/prd/text-types.ts';

/** Asked where a site is built: by a service that did not ask whether there is one, and along with one that did. */
export const NEW_SITE_QUESTIONS = {
  built: 'Existuje dnes web alebo doména, ktoré sa majú zachovať alebo presmerovať?',
  beside: 'Má firma doménu, ktorá sa má použiť?',
  both: 'Má značka logo, farby a písmo, alebo ich treba navrhnúť?',
} as const;

/** Asked about every project; who fills a website asks for its texts. */
export const COMMON_QUESTIONS = {
  website: 'Kto a dokedy dodá texty a fotografie?',
  existing: 'Kto a dokedy dodá podklady a prístupy?',
  approval: {
    made: 'Kto za klienta schvaľuje návrhy a preberá hotovú prácu?',
    changed: 'Kto za klienta schvaľuje úpravy?',
  },
} as const;

/** Asked when something is missing or does not fit. */
export const MISSING = {
  description:
    'Čo má riešenie zmeniť oproti dnešnému stavu a prečo práve teraz? Zadanie zatiaľ neobsahuje popis projektu.',
  shortDescription:
    'Popis projektu je veľmi stručný. Čo má riešenie obsahovať a podľa čoho sa spozná, že splnilo účel?',
  company: 'S kým sa uzavrie zmluva? Obchodné meno ani IČO klienta zatiaľ nie sú známe.',
  name: 'Kto je kontaktnou osobou za klienta? Meno zatiaľ nie je uvedené.',
  email: 'Na aký e-mail majú prichádzať návrhy a otázky? E-mail zatiaľ nie je uvedený.',
  phone: 'Na akom telefónnom čísle sa dá vec rýchlo dohodnúť? Číslo zatiaľ nie je uvedené.',
  budget: 'S akou sumou sa na projekt počíta? Suma zatiaľ nie je určená.',
  end: 'Dokedy má byť riešenie hotové a čo je dôvodom tohto dátumu? Termín zatiaľ nie je určený.',
  begin: 'Kedy sa má služba začať a čo je dôvodom tohto dátumu? Termín zatiaľ nie je určený.',
  asap: {
    website:
      'Sú texty, fotografie a prístupy pripravené už dnes? Pri urgentnom termíne od toho závisí začiatok prác.',
    existing:
      'Sú podklady a prístupy pripravené už dnes? Pri urgentnom termíne od toho závisí začiatok prác.',
  },
  later: 'Kedy sa majú práce začať, aby bolo všetko hotové v želanom termíne?',
  largeWithoutCalculator:
    'V zadaní nie je žiadna kalkulačka, hoci k väčšiemu webu sa často hodí. Má niektorá pribudnúť?',
  largeWithoutLocations:
    'Má firma viac prevádzok, ktoré potrebujú vlastnú stránku? V zadaní táto funkcia nie je.',
  noFeatures: 'V zadaní nie je žiadna doplnková funkcia. Stačia stránky s kontaktným formulárom?',
} as const;

export const DECISION = {
  /** Where the price is not what was expected. */
  price: {
    sum: 'Ako sa má naložiť s rozdielom medzi odhadom a predpokladanou sumou (časť Orientačný rozpočet)?',
    usual: 'Ako sa má naložiť s rozdielom medzi odhadom a bežnou cenou služby (časť Orientačný rozpočet)?',
    both: 'Ako sa má naložiť s rozdielom medzi odhadom, predpokladanou sumou a bežnou cenou služby (časť Orientačný rozpočet)?',
  },
  quick:
    'Rýchly odhad nepočíta s doplnkovými funkciami. Ktoré z odporúčaných majú na webe pribudnúť? Na výber:',
  recommended: 'Čo z odporúčaného pre toto remeslo má na webe pribudnúť hneď alebo neskôr? Na výber:',
  /** Before and after the name of a single one. */
  oneRecommended: ['Má hneď alebo neskôr pribudnúť aj funkcia', 'ktorá sa pri tomto remesle odporúča?'],
  /** Before and after the names of the features, for one and for more. */
  inapplicable: {
    one: ['Funkcia', 'sa pri tomto remesle bežne nepoužíva. Ako ju budú zákazníci využívať?'],
    more: ['Funkcie', 'sa pri tomto remesle bežne nepoužívajú. Ako ich budú zákazníci využívať?'],
  },
} as const;

export const FEATURE_QUESTIONS: ByFeature<string> = {
  'quote-form': 'Na ktoré adresy majú prichádzať dopyty a kto na ne odpovedá počas neprítomnosti?',
  'consultation-booking': 'V ktoré dni a hodiny sa dajú rezervovať termíny a aký kalendár sa používa dnes?',
  'emergency-contact': 'Na akom čísle je pohotovosť a v akých hodinách je dostupná?',
  'before-after-gallery': 'Koľko dvojíc fotografií pred prácou a po nej je k dispozícii?',
  'project-portfolio': 'Koľko realizácií sa má zverejniť pri spustení a sú k nim súhlasy zákazníkov?',
  'material-showcase': 'Koľko materiálov má prehľad obsahovať a kto dodá ich popisy a fotografie?',
  'quote-calculator': 'Existuje zapísaný cenník a pravidlá výpočtu, podľa ktorých sa dnes pripravujú ponuky?',
  'material-calculator':
    'Pre ktoré materiály sa má množstvo počítať a aká je ich výdatnosť a veľkosť balenia?',
  'room-calculator': 'Má sa z vypočítanej plochy odvodiť aj cena, alebo stačí samotná plocha?',
  'energy-calculator': 'Z akého zdroja sa majú preberať ceny energií a kto ich bude aktualizovať?',
  'service-areas': 'V ktorých obciach alebo okresoch firma pracuje a líšia sa podmienky výjazdu?',
  'multi-location': 'Koľko má firma prevádzok a kto bude spravovať obsah každej z nich?',
  testimonials: 'Ktoré referencie sa majú zverejniť a v akej podobe existujú súhlasy zákazníkov?',
  'certification-display': 'Ktoré oprávnenia sa majú zverejniť a dokedy platia?',
  'warranty-info': 'Existuje platné znenie záručných podmienok, alebo ho treba pripraviť?',
};

export const SERVICE_QUESTIONS: ByService<readonly BySite<string>[]> = {
  'tvorba-webu': ['Má byť web aj v inom jazyku než slovenskom?'],
  'web-aplikacie': [
    'Koľko ľudí bude aplikáciu používať a aké majú úlohy?',
    'Odkiaľ sa majú previesť existujúce údaje a v akej podobe dnes sú?',
  ],
  'seo-optimalizacia': ['Na aké služby a výrazy sa má optimalizácia zamerať ako prvé?'],
  'udrzba-podpora': [
    {
      existing: 'Na akej technológii web dnes beží a kto má prístupy k hostingu, doméne a správe obsahu?',
      beside: null,
    },
    'Koľko času mesačne treba na úpravy a ako rýchlo treba reagovať na poruchu?',
  ],
  'cenove-kalkulacky': [
    'Ktoré otázky rozhodujú o cene a aké výnimky sa dnes riešia osobne?',
    { existing: 'Na ktorú stránku webu sa má kalkulačka vložiť?', beside: null },
  ],
  'erp-systemy': [
    'Ktorá časť (zákazky, sklad, fakturácia, výkazy) má vzniknúť ako prvá?',
    'Koľko ľudí bude v systéme pracovať a odkiaľ sa majú previesť doterajšie údaje?',
  ],
  'interaktivne-formulare': [
    'Čo musí dopyt obsahovať, aby sa naň dalo odpovedať jednou správou?',
    'Kam majú odpovede chodiť: do e-mailu, alebo do tabuľky?',
  ],
};
