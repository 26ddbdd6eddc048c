import type { ReferenceContent } from '#domain/content/schema.ts';

export const portfolioStavebnejFirmy: ReferenceContent = {
  slug: 'portfolio-stavebnej-firmy',
  model: true,
  title: 'Portfólio stavebnej firmy s pobočkami',
  trade: 'construction-company',
  service: 'tvorba-webu',
  illustration: 'branches',
  summary: 'Databáza stavieb, v ktorej sa dá triediť, a pobočky s kontaktmi spravovanými z jedného miesta.',
  problem:
    'Stavebná firma s viacerými prevádzkami má svoje stavby roztrúsené po prezentáciách a kontakty na webe nesedia. Pri príprave ponuky sa podklady zakaždým hľadajú nanovo.',
  built: [
    {
      title: 'Databáza stavieb',
      description: 'Typ, rozsah, technológia a obdobie ako samostatné údaje, podľa ktorých sa dá triediť.',
    },
    {
      title: 'Stránky pobočiek',
      description: 'Vedúci, okruh pôsobenia a stavby v okolí, všetko z jednej správy obsahu.',
    },
    {
      title: 'Oprávnenia s platnosťou',
      description: 'Certifikáty na jednom mieste s dátumom, na ktorý systém vopred upozorní.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  outcome:
    'Projektant aj obec nájdu porovnateľnú stavbu bez telefonátu a firma má podklady do súťaže vždy poruke.',
  features: ['project-portfolio', 'multi-location', 'certification-display'],
  description:
    'Modelový projekt: web stavebnej firmy s databázou stavieb, stránkami pobočiek a prehľadom oprávnení s platnosťou.',
};
