/** Words that a drafted offer begins with; the operator may change each of them. */
export const DRAFT_OFFER = {
  service: 'Služba',
  website: 'Web na mieru',
  size: 'Rozsah webu',
  features: 'Funkcie',
  extras: 'Odporúčané pre váš odbor',
  /** Of an offer that begins empty. */
  work: 'Práca',
  stage: 'Práca na zákazke',
  addendum: 'Dodatok k ponuke',
  payments: { deposit: 'Záloha', rest: 'Doplatok' },
} as const;
