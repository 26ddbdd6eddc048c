/** Texts the landing pages of all trades share. */
export const TRADE_PAGE = {
  list: 'Pre koho',
  listTitle: 'Weby podľa remesla',
  sample: 'Vzorová cena webu',
  size: 'Rozsah',
  features: 'Čo odporúčam a prečo',
  services: 'Ktoré služby sa k tomu hodia',
  reference: 'Pozrieť projekt',
  faqs: 'Časté otázky',
  others: 'Ďalšie remeslá',
  primaryCta: 'Vypočítať cenu webu',
  callTitle: 'Upravte si vzorovú cenu podľa seba',
} as const;

/** The words of the sample: over its features, under its price, on its button, and beside it at the end. */
export const TRADE_SAMPLE = {
  ticked: 'Vo vzorke sú všetky funkcie, ktoré odporúčam. Čo nepotrebujete, odškrtnite.',
  note: 'Cena webu so zaškrtnutými funkciami pri bežnom termíne. Vychádza z aktuálneho cenníka.',
  action: 'Pokračovať s touto vzorkou',
  call: 'Kalkulačka sa otvorí s remeslom, rozsahom a funkciami tejto vzorky. Všetko v nej môžete zmeniť, výsledok vás k ničomu nezaväzuje.',
} as const;
