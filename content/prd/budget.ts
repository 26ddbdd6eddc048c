export const BUDGET_TABLE = { caption: 'Položky rozpočtu', label: 'Orientačná cena:' } as const;

/** Marks a result of the fallback rule (decisions 2.5). */
export const ROUGH = 'Ide o hrubý odhad, pretože podrobný cenník nie je momentálne dostupný.';

/** After the day until which the price list holds and the number of days (slovak.md 1.5). */
export const FROM_ISSUE = 'od vystavenia';
