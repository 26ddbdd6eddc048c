import type { ReferenceContent } from '#domain/content/schema.ts';

export const rekonstrukcieKrokZaKrokom: ReferenceContent = {
  slug: 'rekonstrukcie-krok-za-krokom',
  model: true,
  title: 'Rekonštrukcie bytov krok za krokom',
  trade: 'renovation',
  service: 'tvorba-webu',
  illustration: 'bathroom',
  summary:
    'Web, ktorý okrem peknej kúpeľne ukáže aj cestu k nej: poradie prác, obmedzenia a to, z čoho sa skladá cena.',
  problem:
    'Firma robí celé byty, no jej web ukazuje iba pekné kúpeľne. Zákazník nevie, čo bude musieť zariadiť a od čoho závisí cena, a tak porovnáva len sumy.',
  built: [
    {
      title: 'Príbeh bytu',
      description: 'Každá realizácia má pôdorys, poradie prác a dvojice fotografií z tých istých miest.',
    },
    {
      title: 'Orientačná cena',
      description: 'Výber miestností, rozvodov a štandardu vedie k rozpätiu s vysvetlením.',
    },
    {
      title: 'Čo vás čaká',
      description: 'Stránka o priebehu: prach, hluk, voda, termíny a kto za čo zodpovedá.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  outcome:
    'Zákazník prichádza s jasnou predstavou o rozsahu aj o obmedzeniach. Rozhovor sa presunie od najnižšej sumy k tomu, čo je v nej zahrnuté.',
  features: ['before-after-gallery', 'quote-calculator', 'project-portfolio'],
  description:
    'Modelový projekt: web pre rekonštrukcie bytov s galériou pred a po, orientačnou cenou a zrozumiteľným poradím prác.',
};
