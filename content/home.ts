import type { HomeContent } from '#domain/content/schema.ts';

/** Home page. Package prices and solution ranges are the specification's (sections 1 and 9). */
export const HOME: HomeContent = {
  hero: {
    title: 'Weby a nástroje, ktoré prinesú zákazky',
    subtitle: 'Tvorba webov, kalkulačiek a systémov pre remeselníkov, stavebné a servisné firmy',
    primaryCta: 'Vypočítať cenu',
    secondaryCta: 'Bezplatná konzultácia',
  },
  numbers: [
    {
      before: null,
      value: '{projectsDone}',
      after: '{projectsDone: dokončený projekt | dokončené projekty | dokončených projektov}',
      conditions: null,
    },
    {
      before: null,
      value: '{yearsExperience}',
      after: '{yearsExperience: rok | roky | rokov} praxe',
      conditions: null,
    },
    {
      before: 'odpoveď do',
      value: '{callbackHours}',
      after: '{callbackHours: hodiny | hodín}',
      conditions: null,
    },
    {
      before: null,
      value: '{freeMaintenanceMonths}',
      after: '{freeMaintenanceMonths: mesiac | mesiace | mesiacov} bezplatnej údržby',
      conditions: '/obchodne-podmienky#bezplatna-udrzba',
    },
  ],
  packages: [
    {
      name: 'Štart',
      fromEuros: 500,
      description: 'Jednostránkový web s kontaktným formulárom a základným SEO. Ideálny pre začiatok.',
    },
    {
      name: 'Biznis',
      fromEuros: 1200,
      description:
        'Viac podstránok, dizajn na mieru, kontaktný formulár a základné SEO. Pre firmy, ktorým má web prinášať zákazky.',
    },
    {
      name: 'Enterprise',
      fromEuros: 2500,
      description:
        'Rozsiahly web s dizajnom na mieru, kontaktným formulárom a základným SEO. Pre firmy, ktoré rastú.',
    },
  ],
  packagesNote:
    'Balík udáva, od akej sumy sa dá začať. Rozpätie rozsahu hovorí, koľko taký web zvyčajne stojí spolu s remeslom a funkciami; všetky čiary majú rovnakú mierku. Uvedené ceny sú orientačné.',
  steps: [
    { title: 'Vypočítajte si cenu', description: 'Za pár minút získate orientačný rozpočet.' },
    { title: 'Pošlite dopyt', description: 'Ozvem sa vám[ do {callbackHours: # hodiny | # hodín}].' },
    { title: 'Začíname', description: 'Pripravím návrh, harmonogram a zmluvu.' },
  ],
  solutions: [
    { name: 'Webové riešenia', euros: [500, 2500] },
    { name: 'Automatizácie a ERP', euros: [1500, 5000] },
    { name: 'Nástroje na mieru', euros: [2000, 8000] },
  ],
};
