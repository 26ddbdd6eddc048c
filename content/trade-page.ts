/** Texts the landing pages of all trades share. */
export const TRADE_PAGE = {
  list: 'Pre koho',
  listTitle: 'Weby podľa remesla',
  sample: 'Vzorová cena webu',
  size: 'Rozsah',
  features: 'Čo odporúčam a prečo',
  recommended: 'Odporúčané funkcie',
  services: 'Ktoré služby sa k tomu hodia',
  reference: 'Pozrieť projekt',
  faqs: 'Časté otázky',
  others: 'Ďalšie remeslá',
  primaryCta: 'Vypočítať cenu webu',
  callTitle: 'Upravte si vzorovú cenu podľa seba',
} as const;

/** The sentences beside the sample price and under it. */
export const TRADE_SAMPLE = {
  note: 'Cena za odporúčané funkcie pri bežnom termíne. Vychádza z aktuálneho cenníka.',
  call: 'Kalkulačka sa otvorí s vybraným remeslom, rozsahom a funkciami. Všetko v nej môžete zmeniť, výsledok vás k ničomu nezaväzuje.',
} as const;
