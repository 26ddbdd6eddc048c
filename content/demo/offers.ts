import type { DemoOffer } from './kinds.ts';

const CARE_INCLUDED =
  'Aktualizácie, denné zálohy a drobné úpravy textov.\n- hodina práce mesačne\n- odpoveď do jedného pracovného dňa';
const TEXTS_INCLUDED =
  'Na všetky stránky podľa krátkeho rozhovoru a vašich poznámok.\n- dve kolá pripomienok';
const PLAN_OF_THREE = [
  { id: 'deposit', name: 'Záloha', after: null, percent: 40 },
  { id: 'design', name: 'Druhá platba', after: 2, percent: 30 },
  { id: 'rest', name: 'Doplatok', after: -1, percent: 'rest' },
] as const;

/** Offers of eight months, in every state that there is. */
export const DEMO_OFFERS: readonly DemoOffer[] = [
  {
    key: 'hradil',
    day: -165,
    request: 'hradil',
    edit: {
      payments: PLAN_OF_THREE,
      note: 'Fotografie striech vyberieme spolu, stačí mi prístup k priečinku.',
    },
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      { in: 2, asked: 'Je v cene aj presun starej domény, alebo to musím vybaviť sám?' },
      { in: 3, answered: 'Presun domény je v cene, budem potrebovať iba prihlasovacie údaje do jej správy.' },
      { in: 6, accept: true, with: ['feature-warranty-info'] },
    ],
  },
  {
    key: 'pastekova',
    day: -157,
    request: 'pastekova',
    edit: { discount: { name: 'Zľava za dohodnutý neskorší termín', percent: 5 } },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 9, decline: 'too-expensive', because: 'Najprv by sme chceli len kalkulačku, celý web neskôr.' },
    ],
  },
  {
    key: 'pastekova-kalkulacka',
    day: -145,
    client: 'pastekova',
    edit: {
      title: 'Kalkulačka ceny bytového jadra',
      lines: [
        {
          id: 'calculator',
          name: 'Kalkulačka bytového jadra',
          included:
            'Samostatná stránka, ktorú vložíte do svojho webu.\n- rozmery, vybavenie, doplnky\n- výsledok ako rozpätie ceny\n- odoslanie dopytu s výpočtom',
          price: 1450,
          feature: 'quote-calculator',
        },
        { id: 'prices', name: 'Cenník v tabuľke, ktorý si meníte sami', price: 240 },
        { id: 'pdf', name: 'Výpočet ako PDF do e-mailu', price: 180, option: 'open' },
      ],
      stages: [
        { id: 'rules', name: 'Pravidlá výpočtu', days: 4 },
        { id: 'screens', name: 'Návrh obrazoviek', days: 4 },
        { id: 'build', name: 'Programovanie a skúšky', days: 9 },
      ],
    },
    acts: [
      { in: 0, send: true },
      { in: 1, opened: true },
      { in: 4, acceptNoted: 'E-mailom, bez voliteľných položiek' },
    ],
  },
  {
    key: 'vavro',
    day: -148,
    request: 'vavro',
    edit: {
      lines: [
        {
          id: 'care',
          name: 'Údržba webu',
          included: CARE_INCLUDED,
          price: 39,
          monthly: true,
          option: 'ticked',
        },
      ],
    },
    acts: [
      { in: 0, send: true },
      { in: 0, opened: true },
      { in: 1, accept: true },
      { in: 3, template: 'Elektrikár s údržbou' },
    ],
  },
  {
    key: 'drobna',
    day: -136,
    request: 'drobna',
    edit: { discount: { name: 'Zľava za uvedenie medzi projektmi', euros: 100 } },
    acts: [
      { in: 1, send: true },
      { in: 3, opened: true },
      {
        in: 12,
        declineNoted: 'not-now',
        because: 'Rodinné dôvody, vráti sa k tomu o rok.',
        how: 'Telefonicky, sama zavolala',
      },
    ],
  },
  {
    key: 'kmet',
    day: -134,
    request: 'kmet',
    acts: [
      { in: 2, send: true },
      { in: 3, opened: true },
      {
        in: 11,
        decline: 'chose-another',
        because: 'Vybrali sme dodávateľa z Prešova, ďakujeme za prehľadnú ponuku.',
      },
    ],
  },
  {
    key: 'frano',
    day: -124,
    request: 'frano',
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      { in: 3, revise: { discount: { name: 'Zľava pri platbe celej sumy vopred', percent: 7 } } },
      { in: 3, send: true },
      { in: 4, opened: true },
      { in: 25, renewal: true },
    ],
  },
  {
    key: 'hanzel',
    day: -105,
    request: 'hanzel',
    edit: { title: 'Web pre domy na kľúč' },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 7, withdraw: true },
    ],
  },
  {
    key: 'uhrin',
    day: -92,
    request: 'uhrin',
    edit: {
      title: 'Prehľad upratovania pre dispečing a správcov',
      lines: [
        {
          id: 'analysis',
          name: 'Rozbor práce dispečingu',
          included: 'Dve stretnutia a zoznam pravidiel, podľa ktorých sa smeny delia.',
          price: 480,
        },
        {
          id: 'schedule',
          name: 'Rozpis zmien',
          included: '- týždenný prehľad domov a ľudí\n- zmena ťahaním\n- upozornenie upratovačke v SMS',
          price: 3200,
        },
        {
          id: 'managers',
          name: 'Odkaz pre správcu domu',
          included: 'Správca vidí svoj dom a najbližšie upratovanie bez prihlásenia.',
          price: 900,
        },
        { id: 'history', name: 'História s fotografiami', price: 760, option: 'open' },
        { id: 'care', name: 'Prevádzka a zálohy', included: CARE_INCLUDED, price: 89, monthly: true },
      ],
      stages: [
        { id: 'analysis', name: 'Rozbor práce', days: 6 },
        { id: 'screens', name: 'Skúšobné obrazovky', days: 9 },
        { id: 'build', name: 'Programovanie po častiach', days: 30 },
        { id: 'trial', name: 'Skúšobná prevádzka', days: 10 },
      ],
      payments: [
        { id: 'deposit', name: 'Záloha', after: null, percent: 30 },
        { id: 'screens', name: 'Druhá platba', after: 1, percent: 30 },
        { id: 'rest', name: 'Doplatok', after: -1, percent: 'rest' },
      ],
    },
    acts: [
      { in: 2, send: true },
      { in: 3, opened: true },
      { in: 3, asked: 'Dá sa začať len s piatimi domami a ostatné pridať neskôr?', line: 'schedule' },
      {
        in: 4,
        answered: 'Áno, počet domov na cenu nemá vplyv. Skúšobnú prevádzku s piatimi domami priam odporúčam.',
        line: 'schedule',
      },
      { in: 8, accept: true },
    ],
  },
  {
    key: 'kubis',
    day: -85,
    request: 'kubis',
    edit: {
      lines: [
        {
          id: 'texts',
          name: 'Písanie textov',
          included: TEXTS_INCLUDED,
          price: 320,
          option: 'ticked',
        },
      ],
      payments: PLAN_OF_THREE,
    },
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      { in: 3, accept: true, without: ['texts'] },
    ],
  },
  {
    key: 'moravcik',
    day: -76,
    request: 'moravcik',
    acts: [
      { in: 1, send: true },
      { in: 4, opened: true },
    ],
  },
  {
    key: 'benko',
    day: -63,
    request: 'benko',
    edit: {
      lines: [
        {
          id: 'care',
          name: 'Údržba webu',
          included: CARE_INCLUDED,
          price: 39,
          monthly: true,
          option: 'open',
        },
      ],
      payments: PLAN_OF_THREE,
    },
    acts: [
      { in: 0, send: true },
      { in: 1, opened: true },
      {
        in: 2,
        asked: 'Vedel by výpočet rátať aj s fotovoltikou? Polovica zákazníkov ju už má.',
        line: 'feature-energy-calculator',
      },
      {
        in: 3,
        answered: 'Áno, pridám otázku na vlastnú výrobu elektriny. Rozšírenie je v upravenej ponuke.',
        line: 'feature-energy-calculator',
      },
      {
        in: 3,
        revise: {
          lines: [{ id: 'solar', name: 'Výpočet úspor s fotovoltikou', price: 290, option: 'ticked' }],
          discount: { name: 'Zľava za dlhší termín', percent: 3 },
        },
      },
      { in: 3, send: true },
      { in: 4, opened: true },
      { in: 6, accept: true },
    ],
  },
  {
    key: 'vrabec',
    day: -58,
    request: 'vrabec',
    edit: {
      title: 'Web pre výrobu plotov a brán',
      lines: [
        {
          id: 'site',
          name: 'Web s ôsmimi stránkami',
          included: 'Návrh na mieru, správa obsahu, dopytový formulár.',
          price: 1980,
        },
        { id: 'gallery', name: 'Galéria plotov podľa druhu', price: 320, feature: 'project-portfolio' },
        {
          id: 'texts',
          name: 'Písanie textov',
          included: TEXTS_INCLUDED,
          price: 380,
          option: 'open',
        },
      ],
    },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 10, decline: 'other', because: 'Zmenil sa majiteľ, web zatiaľ neriešime.' },
    ],
  },
  {
    key: 'lipan',
    day: -49,
    request: 'lipan',
    edit: { payments: PLAN_OF_THREE, title: 'Web s referenciami pre stavebnú firmu' },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 9, accept: true, with: [] },
    ],
  },
  {
    key: 'sokol',
    day: -48,
    request: 'sokol',
    edit: { note: 'Prácu môžem začať v januári. Menší rozsah je v ponuke ako možnosť, stačí ju vybrať.' },
    acts: [
      { in: 1, send: true },
      { in: 3, opened: true },
    ],
  },
  {
    key: 'mihalik',
    day: -17,
    request: 'mihalik',
    edit: { ends: 3 },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 5, asked: 'Kto bude fotiť? Odporúčaný fotograf má voľno až o mesiac.' },
      {
        in: 6,
        answered:
          'Fotografie môžu prísť aj po spustení, galéria sa dá dopĺňať kedykoľvek. Termín to neposunie.',
      },
    ],
  },
  {
    key: 'sedlak',
    day: -26,
    request: 'sedlak',
    edit: { payments: PLAN_OF_THREE },
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      { in: 7, accept: true, with: [] },
    ],
  },
  {
    key: 'zeman',
    day: -14,
    request: 'zeman',
    edit: { ends: 1 },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
    ],
  },
  {
    key: 'fedorko',
    day: -16,
    request: 'fedorko',
    edit: {
      title: 'Kalkulačka ceny okien',
      ends: 6,
      lines: [
        {
          id: 'calculator',
          name: 'Kalkulačka okien',
          included:
            'Rozmery, počet krídel, materiál a sklo.\n- výsledok ako rozpätie ceny\n- odoslanie dopytu s výpočtom',
          price: 1650,
          feature: 'quote-calculator',
        },
        {
          id: 'sheet',
          name: 'Cenník v tabuľke',
          included: 'Ceny si meníte sami, bez programátora.',
          price: 260,
          alternative: 'prices',
        },
        {
          id: 'import',
          name: 'Ceny načítané od výrobcu',
          included: 'Každú noc z tabuľky výrobcu.',
          price: 540,
          alternative: 'prices',
        },
        { id: 'german', name: 'Nemecká verzia', price: 310, option: 'open' },
        {
          id: 'care',
          name: 'Údržba kalkulačky',
          included: CARE_INCLUDED,
          price: 29,
          monthly: true,
          option: 'open',
        },
      ],
      stages: [
        { id: 'rules', name: 'Pravidlá výpočtu', days: 5 },
        { id: 'build', name: 'Programovanie a skúšky', days: 12 },
      ],
    },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      { in: 3, asked: 'Výrobca posiela ceny v Exceli, nie v CSV. Je to problém?', line: 'import' },
      { in: 4, answered: 'Nie je, kalkulačka si poradí s oboma. Nič nemusíte meniť.', line: 'import' },
      {
        in: 6,
        revise: {
          without: ['german'],
          lines: [{ id: 'doors', name: 'Výpočet aj pre vchodové dvere', price: 280, option: 'open' }],
        },
      },
      { in: 6, send: true },
      { in: 7, opened: true },
      {
        in: 15,
        asked: 'Dvere by sme chceli. Dá sa k nim pridať aj farba zvonka a zvnútra zvlášť?',
        line: 'doors',
      },
    ],
  },
  {
    key: 'duris',
    day: -22,
    request: 'duris',
    edit: { ends: -2 },
    acts: [
      { in: 2, send: true },
      { in: 5, opened: true },
      { in: 21, renewal: true },
    ],
  },
  {
    key: 'hornak',
    day: -12,
    request: 'hornak',
    edit: { ends: 8, discount: { name: 'Zľava za uvedenie medzi projektmi', percent: 8 } },
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      {
        in: 4,
        asked: 'Čo znamená orientačná cena v kalkulačke? Nechceme, aby nás niekto chytal za slovo.',
        line: 'feature-quote-calculator',
      },
      {
        in: 4,
        answered:
          'Výsledok je rozpätie a pod ním veta, že presnú cenu určí obhliadka. Znenie si schválite sami.',
        line: 'feature-quote-calculator',
      },
    ],
  },
  {
    key: 'bukovina',
    day: -11,
    request: 'bukovina',
    edit: {
      lines: [
        {
          id: 'care',
          name: 'Údržba webu',
          included: CARE_INCLUDED,
          price: 39,
          monthly: true,
          option: 'open',
        },
      ],
    },
    acts: [
      { in: 1, send: true },
      { in: 1, opened: true },
      { in: 3, asked: 'Môžeme fotky posielať postupne, aj po spustení?', line: 'feature-project-portfolio' },
      {
        in: 3,
        answered: 'Áno. Na spustenie stačí dvanásť krovov, ďalšie si pridáte sami v správe obsahu.',
        line: 'feature-project-portfolio',
      },
      { in: 7, accept: true, with: ['care'] },
    ],
  },
  {
    key: 'mraz',
    day: -10,
    request: 'mraz',
    edit: {
      ends: 9,
      lines: [
        {
          id: 'care',
          name: 'Údržba webu v sezóne',
          included: CARE_INCLUDED,
          price: 49,
          monthly: true,
          option: 'open',
        },
      ],
    },
    acts: [{ in: 2, send: true }],
  },
  {
    key: 'pastekova-kuchyne',
    day: -13,
    request: 'pastekova-2',
    edit: {
      title: 'Kalkulačka ceny kuchyne',
      ends: 4,
      lines: [
        {
          id: 'calculator',
          name: 'Kalkulačka kuchyne',
          included: 'Rovnaká logika ako pri jadrách, 14 položiek.',
          price: 980,
          feature: 'quote-calculator',
        },
        { id: 'photos', name: 'Ukážky kuchýň pri výsledku', price: 220, option: 'open' },
      ],
    },
    acts: [
      { in: 2, send: true },
      { in: 3, opened: true },
    ],
  },
  {
    key: 'ferencik',
    day: -9,
    request: 'ferencik',
    edit: { ends: 7 },
    acts: [
      { in: 1, send: true },
      { in: 2, opened: true },
      {
        in: 5,
        decline: 'out-of-scope',
        because: 'Potrebujeme to do Vianoc a s galériou, to v ponuke nie je.',
      },
    ],
  },
  {
    key: 'palenik',
    day: -8,
    request: 'palenik',
    edit: { ends: 10 },
    acts: [
      { in: 1, send: true },
      { in: 4, revoke: true },
    ],
  },
  {
    key: 'valach',
    day: -4,
    request: 'valach',
    edit: {
      title: 'Web pre prenájom lešenia',
      lines: [
        {
          id: 'site',
          name: 'Web s desiatimi stránkami',
          included: 'Návrh na mieru, správa obsahu, dopytový formulár.',
          price: 2240,
        },
        { id: 'prices', name: 'Cenník lešenia s výpočtom plochy', price: 620, option: 'ticked' },
      ],
    },
    acts: [{ in: 2, send: true }],
  },
  {
    key: 'chovan',
    day: -3,
    request: 'chovan',
    edit: {
      title: 'Web s katalógom dverí',
      lines: [
        {
          id: 'site',
          name: 'Web s katalógom 180 dverí',
          included: 'Filtrovanie podľa rozmeru, povrchu a ceny.',
          price: 3400,
        },
        { id: 'import', name: 'Načítanie katalógu z tabuľky výrobcu', price: 480 },
      ],
    },
  },
  { key: 'jurkech', day: -2, request: 'jurkech' },
  {
    key: 'sokol-mensi',
    day: -1,
    template: 'Elektrikár s údržbou',
    client: 'sokol',
    edit: { title: 'Menší web pre elektroinštalácie' },
  },
  {
    key: 'lipan-dodatok',
    day: -20,
    addendum: 'lipan',
    edit: {
      title: 'Stránka Kariéra s formulárom',
      lines: [
        {
          id: 'career',
          name: 'Stránka Kariéra',
          included: '- zoznam voľných miest\n- formulár so životopisom',
          price: 420,
        },
        { id: 'mails', name: 'E-mail pri každom novom životopise', price: 60 },
      ],
      stages: [{ id: 'career', name: 'Kariéra', days: 4 }],
      payments: [{ id: 'all', name: 'Celá cena', after: 0, percent: 'rest' }],
    },
    acts: [
      { in: 0, send: true },
      { in: 1, opened: true },
      { in: 2, accept: true },
    ],
  },
  {
    key: 'sedlak-dodatok',
    day: -3,
    addendum: 'sedlak',
    edit: {
      title: 'Výpočet aj pre schody',
      lines: [
        {
          id: 'stairs',
          name: 'Výpočet obkladu schodov',
          included: 'Počet stupňov, šírka, materiál hrany.',
          price: 340,
        },
      ],
      stages: [{ id: 'stairs', name: 'Výpočet pre schody', days: 3 }],
    },
    acts: [
      { in: 0, send: true },
      { in: 1, opened: true },
    ],
  },
];
