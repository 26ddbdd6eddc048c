export const BUDGET_TABLE = { caption: 'Položky rozpočtu', label: 'Orientačná cena:' } as const;

/** Marks a result of the fallback rule (decisions 2.5). */
export const ROUGH = 'Ide o hrubý odhad, pretože podrobný cenník nie je momentálne dostupný.';

/** For services sold by the month or period (decisions 2.4). */
export const RECURRING = {
  month: 'Cena služby za mesiac:',
  period: 'Cena služby za celé obdobie:',
  website: 'Nasledujúci výpočet vyjadruje hodnotu samotného webu.',
} as const;

/** After the day until which the price list holds and the number of days (slovak.md 1.5). */
export const FROM_ISSUE = 'od vystavenia';
