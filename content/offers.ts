/** Words that a drafted offer begins with; the operator may change each of them. */
export const DRAFT_OFFER = {
  website: 'Web na mieru',
  size: 'Rozsah webu',
  features: 'Funkcie',
  extras: 'Odporúčané k vášmu remeslu',
} as const;
