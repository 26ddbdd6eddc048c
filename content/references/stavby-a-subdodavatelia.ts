import type { ReferenceContent } from '#domain/content/schema.ts';

export const stavbyASubdodavatelia: ReferenceContent = {
  slug: 'stavby-a-subdodavatelia',
  model: true,
  title: 'Stavby a subdodávatelia v jednom systéme',
  trade: 'general-contractor',
  service: 'erp-systemy',
  illustration: 'gantt',
  summary: 'Rozpočet, harmonogram remesiel a schválené zmeny vedľa seba, pri každom dome zvlášť.',
  problem:
    'Pri viacerých domoch naraz sa rozpočet vedie v jednej tabuľke, harmonogram v druhej a dohody so subdodávateľmi v správach. Či je stavba v rozpočte, sa zistí až na konci.',
  built: [
    {
      title: 'Rozpočet stavby',
      description: 'Plánované, objednané a vyfakturované položky vedľa seba, s rozdielom, ktorý vidno hneď.',
    },
    {
      title: 'Harmonogram remesiel',
      description:
        'Poradie prác s nadväznosťami. Keď sa jedna práca posunie, hneď vidno, čo sa posunie s ňou.',
    },
    {
      title: 'Zmeny so súhlasom',
      description: 'Každá zmena má cenu, termín a súhlas investora skôr, než sa na nej začne robiť.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'rozhranie pre iné programy (REST API)', 'Docker'],
  outcome:
    'Stavbyvedúci aj majiteľ vidia ten istý stav. Rozhoduje sa podľa dnešných údajov a investor dostáva zrozumiteľný prehľad.',
  features: ['quote-calculator', 'project-portfolio', 'consultation-booking'],
  description:
    'Modelový projekt: systém pre generálneho dodávateľa s rozpočtom stavby, harmonogramom remesiel a schvaľovaním zmien.',
};
