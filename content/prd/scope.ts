export const SCOPE_HEADINGS = {
  included: 'Súčasťou dodávky',
  service: 'Čo služba zahŕňa (ocení ju ponuka)',
  website: 'Webová časť, ak sa objedná spolu so službou',
  features: 'Vybrané funkcie webu',
  excluded: 'Súčasťou dodávky nie je',
  assumptions: 'Predpoklady',
  later: 'Možné rozšírenie v ďalšej etape',
} as const;

export const PAGE_COUNT = 'Obsahové stránky podľa časti Štruktúra stránok, spolu:';

export const FREE_MAINTENANCE =
  'Bezplatná údržba po spustení: {freeMaintenanceMonths: # mesiac | # mesiace | # mesiacov}';

export const NEVER_INCLUDED: readonly string[] = [
  'Poplatky za doménu a hosting, ktoré klient platí priamo poskytovateľovi',
  'Písanie textov, ak sa ich príprava nedohodne samostatne',
  'Fotografovanie, natáčanie videa a nákup ilustračných fotografií',
  'Licencie a predplatné služieb tretích strán',
  'Ďalšie jazykové verzie a preklady',
  'Reklamné kampane a správa sociálnych sietí',
  'Právne posúdenie textov a dokumentov',
];

/** An offer says the number itself. */
export const ROUNDS_OF_FEEDBACK = 'Návrhy sa pripomienkujú v počte kôl, ktorý určí zmluva.';

/** `{feedback}` is how soon an answer is needed. */
export const ASSUMPTIONS: readonly string[] = [
  'Podklady dodá klient, alebo sa ich príprava dohodne samostatne.',
  'Za klienta rozhoduje jedna určená osoba a na otázky odpovedá {feedback}.',
  ROUNDS_OF_FEEDBACK,
  'Zmena rozsahu po odsúhlasení zadania sa ocení pred začatím prác.',
];
