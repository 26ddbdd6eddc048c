export const SCOPE_HEADINGS = {
  included: 'Súčasťou dodávky',
  service: 'Čo služba zahŕňa (cenu určí ponuka)',
  website: 'Webová časť',
  features: { one: 'Vybraná funkcia webu', more: 'Vybrané funkcie webu' },
  excluded: 'Súčasťou dodávky nie je',
  assumptions: 'Predpoklady',
  later: 'Možné rozšírenie neskôr',
} as const;

export const PAGE_COUNT = 'Obsahové stránky podľa časti Štruktúra stránok, spolu:';

export const FREE_MAINTENANCE =
  'Bezplatná údržba po spustení: {freeMaintenanceMonths: # mesiac | # mesiace | # mesiacov}';

/** What the page of a service names as an extra has the same words here. */
const notIncluded = (fees: string): readonly string[] => [
  fees,
  'Písanie textov',
  'Fotografovanie, natáčanie videa a nákup ilustračných fotografií',
  'Licencie a predplatné služieb tretích strán',
  'Ďalšia jazyková verzia',
  'Preklady textov',
  'Reklamné kampane a správa sociálnych sietí',
  'Právne posúdenie textov a dokumentov',
];

export const NEVER_INCLUDED = notIncluded(
  'Poplatky za doménu a hosting, ktoré klient platí priamo poskytovateľovi',
);

/** The same in an offer, which speaks to its client. */
export const NEVER_OFFERED = notIncluded('Poplatky za doménu a hosting, tie platíte priamo poskytovateľovi');

const CHANGE_OF_SCOPE = 'Zmena rozsahu po odsúhlasení zadania sa ocení pred začatím prác';

/** `{feedback}` is how soon an answer is needed. */
export const ASSUMPTIONS: readonly string[] = [
  'Podklady dodá klient, alebo sa ich príprava dohodne samostatne',
  'Za klienta rozhoduje jedna určená osoba a na otázky odpovedá {feedback}',
  CHANGE_OF_SCOPE,
];

/** One more where something is designed. */
export const DESIGN_ROUNDS = 'V cene {rounds: je # kolo | sú # kolá | je # kôl} pripomienok k návrhom';

/** The same in an offer, which speaks to its client and says the number of rounds itself. */
export const OFFER_ASSUMPTIONS: readonly string[] = [
  'Podklady dodáte vy, alebo sa na ich príprave dohodneme osobitne',
  'Za vás rozhoduje jeden človek a na otázky odpovedá {feedback}',
  CHANGE_OF_SCOPE,
];
