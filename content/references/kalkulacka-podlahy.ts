import type { ReferenceContent } from '#domain/content/schema.ts';

export const kalkulackaPodlahy: ReferenceContent = {
  slug: 'kalkulacka-podlahy',
  model: true,
  title: 'Kalkulačka podlahy po miestnostiach',
  trade: 'flooring',
  service: 'cenove-kalkulacky',
  illustration: 'floor-plan',
  summary: 'Pôdorys, plocha, materiál s rezervou a orientačné rozpätie skôr, než príde prvý telefonát.',
  problem:
    'Podlahár dookola odpovedá na tú istú otázku: koľko by to stálo. Potrebuje na to plochu, typ podlahy a stav podkladu, a tak sa z jednej otázky stane dlhá výmena správ.',
  built: [
    {
      title: 'Miestnosti po jednej',
      description: 'Zákazník pridáva miestnosti aj s výklenkami, vidí pôdorys a priebežný súčet.',
    },
    {
      title: 'Materiál s rezervou',
      description: 'Plocha sa premení na balenia s rezervou na odpad podľa spôsobu kladenia.',
    },
    {
      title: 'Vlastné sadzby',
      description: 'Ceny práce a materiálu si podlahár mení sám a výpočet sa upraví hneď.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  outcome:
    'Zákazník vidí rozpätie a vie, čo ho posúva. Podlahár dostane dopyt s plochou, vybranou podlahou aj podkladom na jednom mieste.',
  features: ['room-calculator', 'material-calculator', 'material-showcase'],
  description:
    'Modelový projekt: cenová kalkulačka pre podlahára, ktorá z miestností vypočíta plochu, materiál aj orientačné rozpätie ceny.',
};
