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
  priceFactors: 'Čo ovplyvňuje cenu',
  faqs: 'Časté otázky',
  related: 'Ďalšie služby',
} as const;
