export const DURATION = {
  label: 'Odhadované trvanie:',
  wanted: 'Želaný termín objednávateľa:',
  published: 'Zverejnené trvanie služby:',
  part: 'Tento harmonogram pokrýva webovú časť podľa zvoleného rozsahu.',
} as const;

export const SELECTED_FEATURES = 'Programovanie zahŕňa vybrané funkcie:';

export const SCHEDULE_TABLE = {
  caption: 'Etapy',
  columns: ['Etapa', 'Kedy', 'Výstup', 'Čo je potrebné od objednávateľa'],
} as const;

/** Phases with the percent of the whole time at which each ends; work of neighbours may share a week. */
export const PHASES: readonly { name: string; endsAt: number; output: string; needs: string }[] = [
  {
    name: 'Upresnenie zadania',
    endsAt: 12,
    output: 'Odsúhlasený dokument požiadaviek a zodpovedané otvorené otázky',
    needs: 'Odpovede na otázky z poslednej časti dokumentu, prístupy k doméne a hostingu',
  },
  {
    name: 'Štruktúra a texty',
    endsAt: 28,
    output: 'Mapa stránok, osnova a návrh textov',
    needs: 'Podklady o službách, cenníky, fotografie',
  },
  {
    name: 'Grafický návrh',
    endsAt: 50,
    output: 'Návrh úvodnej stránky a kľúčovej podstránky pre mobil aj počítač',
    needs: 'Logo, farby značky a pripomienky do 3 pracovných dní',
  },
  {
    name: 'Programovanie',
    endsAt: 85,
    output: 'Funkčný web na testovacej adrese',
    needs: 'Priebežné odpovede na odborné otázky a vzorové údaje',
  },
  {
    name: 'Testovanie a spustenie',
    endsAt: 100,
    output: 'Web na vlastnej doméne, návod, zaškolenie a preberací protokol',
    needs: 'Kontrola obsahu, súhlas so spustením',
  },
];

export const ACCEPTANCE: readonly string[] = [
  'Etapa je hotová, keď jej výstup objednávateľ písomne odsúhlasí; stačí e-mail.',
  'Akceptačné kritériá z časti Funkčné požiadavky sú podkladom na záverečné prevzatie.',
  'Bez pripomienok do 5 pracovných dní od odovzdania výstupu práca pokračuje ďalšou etapou.',
];

export const FROM_MATERIALS =
  'Týždne sa počítajú od dodania podkladov. Omeškanie podkladov alebo pripomienok posúva termín o rovnaký čas.';
