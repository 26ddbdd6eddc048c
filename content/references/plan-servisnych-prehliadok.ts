import type { ReferenceContent } from '#domain/content/schema.ts';

export const planServisnychPrehliadok: ReferenceContent = {
  slug: 'plan-servisnych-prehliadok',
  model: true,
  title: 'Plán servisných prehliadok',
  trade: 'hvac',
  service: 'web-aplikacie',
  illustration: 'schedule',
  summary: 'Aplikácia, v ktorej majú kotly a klimatizácie svoju históriu a technici svoj deň v mobile.',
  problem:
    'Firma montuje kotly a klimatizácie a na každé zariadenie nadväzuje pravidelný servis. Termíny sú v tabuľke, v ktorej sa vyzná jeden človek, a technici sa o zmenách dozvedajú po telefóne.',
  built: [
    {
      title: 'Evidencia zariadení',
      description: 'Každé zariadenie má miesto, typ, dátum montáže a históriu prehliadok.',
    },
    {
      title: 'Kalendár technikov',
      description: 'Výjazdy podľa dňa a okolia. Zmena sa hneď objaví v mobile toho, koho sa týka.',
    },
    {
      title: 'Pripomienky zákazníkom',
      description: 'Keď sa blíži termín, zákazník dostane správu a vyberie si z voľných hodín.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
  outcome:
    'Servis prestane závisieť od pamäti jedného človeka. Zákazník vie o prehliadke včas a technik má pri dverách všetko, čo potrebuje.',
  features: ['consultation-booking', 'service-areas', 'quote-form'],
  description:
    'Modelový projekt: webová aplikácia na plánovanie servisných prehliadok kotlov a klimatizácií s kalendárom technikov a pripomienkami.',
};
