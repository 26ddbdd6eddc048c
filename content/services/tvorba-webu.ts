import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/tvorba-webu. */
export const tvorbaWebu = {
  ...SERVICE_SUMMARIES['tvorba-webu'],
  hero: {
    title: 'Web, ktorý pracuje za vás',
    subtitle: 'Webové stránky na mieru pre remeselníkov, živnostníkov a malé firmy',
    description:
      'Navrhnem a naprogramujem web, na ktorom návštevník za pár sekúnd zistí, čo ponúkate, kde pôsobíte a ako vás kontaktovať. Bez univerzálnych šablón a bez zbytočností, ktoré stránku spomaľujú.',
  },
  benefits: [
    {
      title: 'Viac relevantných dopytov',
      icon: 'target',
      description: 'Každá podstránka vedie k jednému jasnému kroku: zavolať, napísať alebo vyplniť formulár.',
    },
    {
      title: 'Rýchle načítanie',
      icon: 'gauge',
      description:
        'Úsporný kód a optimalizované obrázky. Stránka sa svižne otvorí aj na mobile so slabším signálom.',
    },
    {
      title: 'Pohodlné na každom zariadení',
      icon: 'smartphone',
      description: 'Rozloženie, písmo aj tlačidlá sa prispôsobia mobilu, tabletu a veľkej obrazovke.',
    },
    {
      title: 'Obsah pod vašou kontrolou',
      icon: 'pencil',
      description:
        'Texty, fotografie a ceny si upravíte sami. Ak na to nemáte čas, prevezmem to v rámci údržby.',
    },
  ],
  features: [
    {
      title: 'Dizajn na mieru',
      description: 'Vzhľad vychádza z vašej značky, farieb a fotografií.',
      included: true,
    },
    {
      title: 'Responzívne zobrazenie',
      description: 'Web otestujem na bežných mobiloch, tabletoch a v aktuálnych prehliadačoch.',
      included: true,
    },
    {
      title: 'Kontaktný formulár',
      description: 'Správy prídu na váš e-mail a formulár je chránený proti spamu.',
      included: true,
    },
    {
      title: 'Základné nastavenie SEO',
      description: 'Titulky, popisy, mapa stránok, štruktúrované údaje a prepojenie s Google Search Console.',
      included: true,
    },
    {
      title: 'Jednoduchá správa obsahu',
      description: 'Prostredie na úpravu textov a fotografií s krátkym návodom.',
      included: true,
    },
    {
      title: 'Ďalšia jazyková verzia',
      description: 'Prepínač jazykov a samostatné adresy podstránok.',
      included: false,
    },
  ],
  technologies: ['HTML', 'CSS', 'TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  process: [
    {
      title: 'Úvodná konzultácia',
      description:
        'Prejdeme si vaše služby, zákazníkov a ciele. Na konci viete, čo má web obsahovať a koľko približne bude stáť.',
    },
    {
      title: 'Štruktúra a texty',
      description:
        'Pripravím mapu stránok a osnovu textov. Texty dodáte vy, alebo ich za vopred dohodnutú cenu napíšem podľa vašich podkladov.',
    },
    {
      title: 'Grafický návrh',
      description:
        'Uvidíte návrh úvodnej stránky a kľúčovej podstránky na mobile aj na počítači a pripomienkujete ho v dohodnutom počte kôl.',
    },
    {
      title: 'Programovanie a testovanie',
      description: 'Web naprogramujem, naplním obsahom a otestujem rýchlosť, formuláre aj prístupnosť.',
    },
    {
      title: 'Spustenie a odovzdanie',
      description:
        'Web nasadím na vašu doménu[, ukážem vám správu obsahu a {freeMaintenanceMonths: nasleduje # mesiac | nasledujú # mesiace | nasleduje # mesiacov} bezplatnej údržby ?? a ukážem vám správu obsahu].',
    },
  ],
  useCases: [
    {
      title: 'Web pre maliara',
      industry: 'Maliarske práce',
      description:
        'Galéria pred a po, orientačný cenník a formulár, do ktorého zákazník priloží fotografie miestnosti.',
    },
    {
      title: 'Web pre elektrikára s pohotovosťou',
      industry: 'Elektroinštalácie',
      description: 'Tlačidlo na okamžité volanie, oblasti výjazdu a prehľad oprávnení na jednom mieste.',
    },
    {
      title: 'Prezentácia stavebnej firmy',
      industry: 'Stavebníctvo',
      description: 'Portfólio realizácií podľa typu stavby a samostatná stránka pre každú hlavnú službu.',
    },
  ],
  faqs: [
    {
      question: 'Koľko stojí webová stránka?',
      answer:
        'Jednoduchý web stojí od 500 €. Rozsiahlejší web s náročnejším dizajnom, galériou a doplnkovými funkciami stojí zvyčajne do 5 000 €, najrozsiahlejší aj viac. Orientačnú cenu vám kalkulačka ukáže za pár minút.',
    },
    {
      question: 'Ako dlho trvá tvorba webu?',
      answer:
        'Menší web zvyčajne 1 až 3 týždne od dodania podkladov, rozsiahly aj 10 týždňov. Najviac záleží na rozsahu a na tom, ako rýchlo sú pripravené texty a fotografie.',
    },
    {
      question: 'Musím mať texty a fotografie hotové?',
      answer:
        'Nemusíte. Texty viem za vopred dohodnutú cenu napísať podľa rozhovoru s vami. Vlastné fotografie vašej práce však pôsobia dôveryhodnejšie než ilustračné, preto ich odporúčam.',
    },
    {
      question: 'Je v cene doména a hosting?',
      answer:
        'Nie. Doménu a hosting platíte priamo poskytovateľovi a sú vedené na vás. S výberom aj nastavením pomôžem.',
    },
    {
      question: 'Budem si môcť web upravovať?',
      answer:
        'Áno. Bežné zmeny textov a fotografií zvládnete bez programovania, väčšie úpravy urobím na požiadanie.',
    },
  ],
  priceFactors: [
    'počet podstránok',
    'náročnosť dizajnu',
    'písanie textov a príprava fotografií',
    'doplnkové funkcie',
    'jazykové verzie',
    'požadovaný termín',
  ],
  seo: {
    title: 'Tvorba webových stránok na mieru od 500 €',
    description:
      'Rýchly a prehľadný web pre remeselníkov a malé firmy. Cena 500 – 5 000 €, zvyčajne 1 až 3 týždne od dodania podkladov. Vypočítajte si svoju.',
    keywords: [
      'tvorba webu',
      'webová stránka na mieru',
      'web pre remeselníka',
      'web pre živnostníka',
      'cena webu',
    ],
  },
  sections: [
    {
      id: 'preco-vlastny-web',
      title: 'Prečo vlastný web, keď mám profil na sociálnej sieti',
      content:
        'Profil na sociálnej sieti je dobrý začiatok, pravidlá na ňom však určuje niekto iný. Vlastný web je miesto, kde rozhodujete vy: o poradí informácií, o vzhľade aj o tom, čo sa stane po kliknutí. Zákazník, ktorý hľadá službu vo vyhľadávači, navyše porovnáva viacero ponúk a chce rýchlo vidieť ukážky práce, približné ceny a oblasť pôsobenia. Ak ich nájde prehľadne na jednom mieste, ozve sa skôr vám než konkurencii.',
    },
    {
      id: 'co-dostanete',
      title: 'Čo presne dostanete',
      content:
        'Hotový web na vlastnej doméne, prístupové údaje k hostingu a správe obsahu, krátky návod a odporúčania, ako web ďalej rozvíjať. [Po spustení {freeMaintenanceMonths: nasleduje # mesiac | nasledujú # mesiace | nasleduje # mesiacov} bezplatnej údržby, počas {freeMaintenanceMonths: ktorého | ktorých} opravím prípadné chyby a zapracujem drobné zmeny. Rozsah bezplatnej údržby opisujú obchodné podmienky.]',
    },
  ],
} satisfies ServiceContent;
