export const SCOPE_HEADINGS = {
  included: 'Súčasťou dodávky',
  excluded: 'Súčasťou dodávky nie je',
  assumptions: 'Predpoklady',
  later: 'Možné rozšírenie v ďalšej etape',
} as const;

export const PAGE_COUNT = 'Obsahové stránky podľa časti Štruktúra stránok, spolu:';

export const ALWAYS_INCLUDED: readonly string[] = [
  'Grafický návrh na mieru pre mobil, tablet a počítač',
  'Kontaktný formulár a základné nastavenie pre vyhľadávače',
  'Správa obsahu s krátkym návodom a zaškolením',
  'Nasadenie na doménu objednávateľa a kontrola po spustení',
];

export const FREE_MAINTENANCE =
  'Bezplatná údržba po spustení: {freeMaintenanceMonths: # mesiac | # mesiace | # mesiacov}';

export const NEVER_INCLUDED: readonly string[] = [
  'Poplatky za doménu a hosting, ktoré objednávateľ platí priamo poskytovateľovi',
  'Fotografovanie, natáčanie videa a nákup ilustračných fotografií',
  'Licencie a predplatné služieb tretích strán',
  'Ďalšie jazykové verzie a preklady',
  'Reklamné kampane a správa sociálnych sietí',
  'Právne posúdenie textov a dokumentov',
];

export const ASSUMPTIONS: readonly string[] = [
  'Texty a fotografie dodá objednávateľ, alebo sa ich príprava dohodne samostatne.',
  'Za objednávateľa rozhoduje jedna určená osoba a na otázky odpovedá do 3 pracovných dní.',
  'Grafický návrh sa pripomienkuje v počte kôl, ktorý určí zmluva.',
  'Zmena rozsahu po odsúhlasení zadania sa ocení pred začatím prác.',
];
