import type { DemoProject } from './kinds.ts';

/** Work on what was accepted: a project in each state, and one that is behind its plan. */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    offer: 'hradil',
    preview: 'https://nahlad.example/hradil',
    stages: [
      [2, 6, 8],
      [9, 15, 17],
      [18, 26, 29],
      [30, 48, 50],
      [51, 57, 59],
    ],
    brought: [{ in: 12, kinds: 'all' }],
    payments: [
      { in: 6, payment: 0, pay: true },
      { in: 29, payment: 1, ask: true },
      { in: 41, payment: 1, pay: true },
      { in: 59, payment: 2, ask: true },
      { in: 66, payment: 2, pay: true },
    ],
    messages: [
      {
        in: 8,
        text: 'Zadanie je hotové. Do piatka mi pošlite výber striech, aby sa dala pripraviť štruktúra.',
      },
      {
        in: 59,
        text: 'Web beží na vašej doméne. Návod na dopĺňanie zákaziek je v prílohe odovzdávacieho e-mailu.',
      },
    ],
    moves: [
      { in: 59, to: 'launched' },
      { in: 90, to: 'closed' },
    ],
  },
  {
    offer: 'vavro',
    preview: 'https://nahlad.example/vavro',
    stages: [
      [4, 6, 7],
      [8, 11, 12],
      [13, 19, 20],
      [21, 29, 30],
      [31, 34, 35],
    ],
    asked: [
      {
        in: 20,
        title: 'Video z montáže',
        description: 'Ak ho máte, stačí z mobilu.',
        dueIn: 30,
      },
    ],
    brought: [{ in: 9, kinds: 'all' }],
    payments: [
      { in: 4, payment: 0, pay: true },
      { in: 35, payment: 1, ask: true },
      { in: 43, payment: 1, pay: true },
    ],
    moves: [
      { in: 35, to: 'launched' },
      { in: 40, to: 'in-care' },
    ],
    messages: [{ in: 40, text: 'Odteraz je web v údržbe. Ak treba niečo zmeniť, stačí napísať sem.' }],
  },
  {
    offer: 'pastekova-kalkulacka',
    preview: 'https://nahlad.example/pastekova-kalkulacka',
    stages: [
      [3, 7, 8],
      [9, 13, 14],
      [15, 27, 29],
    ],
    payments: [
      { in: 9, payment: 0, pay: true },
      { in: 29, payment: 1, ask: true },
      { in: 36, payment: 1, pay: true },
    ],
    brought: [{ in: 6, kinds: 'all' }],
    moves: [
      { in: 29, to: 'launched' },
      { in: 55, to: 'closed' },
    ],
  },
  {
    offer: 'uhrin',
    preview: 'https://nahlad.example/uhrin',
    stages: [[4, 10, 12], [13, 24, 27], [28]],
    asked: [
      {
        in: 3,
        title: 'Zoznam domov a správcov',
        description: 'Tabuľka: adresa, správca, telefón, dni upratovania.',
        dueIn: 12,
      },
    ],
    brought: [{ in: 11, kinds: 'all' }],
    payments: [
      { in: 8, payment: 0, pay: true },
      { in: 27, payment: 1, ask: true },
      { in: 40, payment: 1, pay: true },
    ],
    messages: [
      { in: 27, text: 'Obrazovky sú schválené, začínam programovať rozpis zmien.' },
      {
        in: 50,
        text: 'Podľa dohody práce zastavujem do návratu dispečerky. Všetko hotové zostáva na skúšobnej adrese.',
      },
    ],
    moves: [{ in: 50, to: 'paused' }],
  },
  {
    offer: 'kubis',
    preview: 'https://nahlad.example/kubis',
    stages: [
      [3, 5, 6],
      [7, 11, 13],
      [14, 20, 23],
      [24, 38, 40],
      [41, 45, 47],
    ],
    brought: [{ in: 14, kinds: 'all' }],
    returned: [
      { in: 10, kind: 'logo', because: 'Obrázok má iba 300 bodov na šírku, na tlač ani na web nestačí.' },
    ],
    payments: [
      { in: 9, payment: 0, pay: true },
      { in: 23, payment: 1, ask: true },
      { in: 34, payment: 1, pay: true },
      { in: 47, payment: 2, ask: true },
      { in: 60, payment: 2, part: 400 },
    ],
    moves: [{ in: 47, to: 'launched' }],
    messages: [
      { in: 47, text: 'Hotovo, web je spustený. Prvé dva týždne sledujem, či dopyty chodia v poriadku.' },
    ],
  },
  {
    offer: 'benko',
    preview: 'https://nahlad.example/benko',
    stages: [
      [3, 6, 8],
      [9, 15, 17],
      [18, 26, 28],
      [29, 46, 48],
      [49, 53],
    ],
    said: {
      4: 'Celý web je na skúšobnej adrese, heslo ste dostali telefonicky.\n\nPozrite si najmä výpočet úspor: zadajte doň svoj účet za elektrinu a skúste ho aj na mobile.',
    },
    brought: [{ in: 22, kinds: 'all' }],
    payments: [
      { in: 7, payment: 0, pay: true },
      { in: 28, payment: 1, ask: true },
      { in: 36, payment: 1, pay: true },
    ],
    messages: [
      {
        in: 53,
        text: 'Web je pripravený na skúšobnej adrese. Pozrite si najmä výpočet úspor, potom ho spustíme.',
      },
    ],
  },
  {
    offer: 'lipan',
    preview: 'https://nahlad.example/lipan',
    stages: [[1, 4, 5], [6, 10, 11], [12, 27, 28], [31]],
    // The launch comes last, also after what the addendum has added.
    moved: [{ in: 23, stage: 'Kariéra', place: 5 }],
    brought: [
      { in: 8, kinds: ['company', 'logo'] },
      { in: 14, kinds: ['page', 'domain'] },
      { in: 16, kinds: ['team'], isChecked: false },
      { in: 23, kinds: ['certification-display'], isChecked: false },
    ],
    returned: [
      { in: 17, kind: 'team', because: 'Fotografie sú rozmazané. Pošlite originály z fotoaparátu.' },
    ],
    payments: [
      { in: 12, payment: 0, pay: true },
      { in: 28, payment: 1, ask: true },
    ],
    messages: [
      {
        in: 20,
        text: 'Chýbajú mi ešte fotografie zákaziek, preto návrh potrvá dlhšie. Dokončím ho s ukážkovými, spustenie sa však posunie.',
      },
    ],
    files: [
      { in: 8, from: 'client', item: 'logo', name: 'logo-pre-web.pdf', shows: 'layout' },
      { in: 16, from: 'client', item: 'team', name: 'partia-pri-streche.jpg', shows: 'photo' },
      { in: 18, from: 'operator', name: 'navrh-uvodnej-stranky.pdf', shows: 'layout' },
      {
        ...{ in: 22, from: 'client', name: 'rodinny-dom-po-rekonstrukcii.jpg', shows: 'photo' },
        message: 'Posielam prvú fotografiu zákazky. Stačí takáto veľkosť?',
      },
      { in: 23, from: 'client', item: 'certification-display', name: 'certifikat.pdf', shows: 'layout' },
      {
        ...{ in: 23, from: 'client', item: 'certification-display', name: 'popis-certifikatov.txt' },
        shows: { text: 'Certifikát montážnej firmy, platí do roku 2028.\nOprávnenie na prácu vo výškach.\n' },
      },
    ],
  },
  {
    offer: 'sedlak',
    preview: 'https://nahlad.example/sedlak',
    stages: [
      [3, 6, 7],
      [8, 13],
    ],
    brought: [
      { in: 7, kinds: ['company', 'logo', 'team'] },
      { in: 11, kinds: ['page', 'before-after-gallery'] },
      { in: 12, kinds: ['material-showcase'], isChecked: false },
    ],
    payments: [{ in: 5, payment: 0, pay: true }],
    messages: [{ in: 13, text: 'Štruktúra je hotová. Pozrite si ju a schváľte, potom začnem s návrhom.' }],
  },
  {
    offer: 'bukovina',
    preview: 'https://nahlad.example/bukovina',
    stages: [],
    messages: [
      { in: 1, text: 'Ďakujem za objednávku. Začínam v dohodnutý deň, dovtedy stačí logo a údaje o firme.' },
    ],
    asked: [
      {
        in: 1,
        title: 'Výber dvanástich krovov',
        description: 'Ku každému miesto, rok a dve-tri fotografie, z ktorých jedna je celok.',
        dueIn: 9,
      },
    ],
  },
];
