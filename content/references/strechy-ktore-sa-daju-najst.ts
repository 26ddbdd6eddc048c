import type { ReferenceContent } from '#domain/content/schema.ts';

export const strechyKtoreSaDajuNajst: ReferenceContent = {
  slug: 'strechy-ktore-sa-daju-najst',
  model: true,
  title: 'Realizácie striech, ktoré sa dajú nájsť',
  trade: 'roofer',
  service: 'seo-optimalizacia',
  illustration: 'search-map',
  summary: 'Z jednej galérie bez popisov vznikne prehľad striech, ktorému rozumie stavebník aj vyhľadávač.',
  problem:
    'Pokrývačská firma má na webe jednu galériu bez popisov. Kto hľadá výmenu plechovej strechy vo svojom okrese, sa k nej nedostane, hoci firma presne také strechy robí.',
  built: [
    {
      title: 'Stránka pre každú strechu',
      description: 'Typ strechy, krytina, rozsah prác a okres ako text, ktorý sa dá vyhľadať.',
    },
    {
      title: 'Prehľad krytín',
      description: 'Porovnanie materiálov odpovedá na otázky, ktoré si ľudia kladú ešte pred výberom firmy.',
    },
    {
      title: 'Technický poriadok',
      description: 'Úsporné obrázky, zmysluplné nadpisy, mapa stránok a štruktúrované údaje.',
    },
  ],
  stack: ['Google Search Console', 'schema.org', 'PageSpeed Insights', 'TypeScript'],
  outcome:
    'Web dostane obsah, podľa ktorého sa dá nájsť, a firma zrozumiteľný prehľad toho, čo ľudia hľadajú. Miesto vo vyhľadávaní nemôže sľúbiť nikto, poctivé podklady áno.',
  features: ['project-portfolio', 'material-showcase', 'service-areas'],
  description:
    'Modelový projekt SEO pre pokrývača: stránka pre každú realizáciu, prehľad krytín a technický poriadok bez sľubov o umiestnení.',
};
