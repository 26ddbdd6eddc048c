import type { HomeContent } from '#domain/content/schema.ts';
import { SIZE_CONTENT } from './options.ts';

/**
 * Home page. Package prices and solution ranges are the specification's (sections 1 and 9); a package holds what the size
 * that its button opens holds.
 */
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
      after: '{callbackHours: hodiny | hodín}[ {promisedDays}]',
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
      description: `${SIZE_CONTENT.small.scope}. Ideálny balík na začiatok.`,
    },
    {
      name: 'Biznis',
      fromEuros: 1200,
      description: `${SIZE_CONTENT.medium.scope}. Pre firmy, ktorým má web prinášať zákazky.`,
    },
    {
      name: 'Enterprise',
      fromEuros: 2500,
      description: `${SIZE_CONTENT.large.scope}. Pre firmy, ktoré rastú.`,
    },
  ],
  packagesNote:
    'Balík hovorí, od akej sumy sa dá začať. Rozpätie pri rozsahu ukazuje, koľko taký web zvyčajne stojí aj s funkciami pre vaše remeslo. Všetky čiary majú rovnakú mierku. Uvedené ceny sú orientačné.',
  steps: [
    { title: 'Vypočítajte si cenu', description: 'Za pár minút získate orientačný rozpočet.' },
    { title: 'Pošlite dopyt', description: 'Ozvem sa vám[ {answerWithin}].' },
    { title: 'Začíname', description: 'Pripravím cenovú ponuku s termínmi. Keď ju prijmete, začíname.' },
  ],
  solutions: [
    { name: 'Webové riešenia', euros: [500, 2500] },
    { name: 'Automatizácie a ERP', euros: [1500, 5000] },
    { name: 'Nástroje na mieru', euros: [2000, 8000] },
  ],
};
