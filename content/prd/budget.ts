export const BUDGET_TABLE = { caption: 'Položky rozpočtu' } as const;

/** Before how long the work takes, after its price. */
export const LASTS = 'trvanie';

/** What the quote says of itself, of the budget of a document that says more than a price. */
export const ESTIMATE =
  'Rozpočet v tomto dokumente je orientačný odhad ceny. Nie je návrhom na uzavretie zmluvy ani záväznou cenovou ponukou.';

/** Marks a result of the fallback rule (decisions 2.5). */
export const ROUGH = 'Ide o hrubý odhad, pretože podrobný cenník nie je momentálne dostupný.';

/** After the day until which the price list holds and the number of days (slovak.md 1.5). */
export const FROM_ISSUE = 'od vystavenia rozpočtu';
