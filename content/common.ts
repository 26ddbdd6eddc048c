/** What terms, service page and documents mean by a critical fault. */
export const CRITICAL_FAULT = 'stav, keď je web nedostupný alebo neprijíma dopyty či objednávky';

/** Texts every service page shares (specification 2, "Service detail pages"). */
export const SERVICE_PAGE = {
  primaryCta: 'Vypočítať orientačnú cenu',
  secondaryCta: 'Bezplatná konzultácia',
  benefits: 'Čo vám to prinesie',
  features: 'Čo je súčasťou',
  featureIncluded: 'V cene',
  featureExtra: 'Za príplatok',
  technologies: 'Použité technológie',
  process: 'Ako spolupráca prebieha',
  useCases: 'Modelové príklady použitia',
  pricing: 'Cena a termín',
  pricingNote: 'Cena je orientačná. Presnú sumu určí zmluva po upresnení zadania.',
  /** Where the published range and a calculated price are seen together (decisions 2.4). */
  estimateNote:
    'Kalkulačka počíta z vášho remesla, rozsahu a funkcií, preto sa jej odhad môže od bežného rozpätia služby líšiť.',
  priceFactors: 'Čo ovplyvňuje cenu',
  faqs: 'Časté otázky',
  related: 'Ďalšie služby',
} as const;
