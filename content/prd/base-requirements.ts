import type { RequirementText } from '#domain/prd/text-types.ts';

/** What every site has, whatever its size, beside what its service delivers. */
export const COMMON_REQUIREMENTS: readonly RequirementText[] = [
  {
    title: 'Úvodná stránka',
    story: 'Zákazník má hneď po otvorení stránky vidieť, čo firma robí a ako ju osloviť.',
    criteria: [
      'Na obrazovke 360 × 640 pixelov je bez posúvania vidieť názov firmy, hlavnú službu a jednu zreteľnú výzvu na kontakt.',
      'Ku každej hlavnej službe a ku kontaktu vedie z úvodnej stránky jedno kliknutie.',
      'Telefón a e-mail sú na každej stránke ako text aj ako odkaz; na mobile telefón otvorí vytáčanie.',
      'Úvodná stránka je použiteľná aj bez JavaScriptu: obsah, ponuka a kontakt sa zobrazia.',
    ],
  },
  {
    title: 'Právne stránky a súhlasy',
    story: 'Zákazník sa má dozvedieť, kto web prevádzkuje a čo sa deje s jeho údajmi.',
    criteria: [
      'Identifikačné údaje firmy (obchodné meno, adresa, IČO, zápis v registri, kontakt) sú dostupné z každej stránky jedným kliknutím.',
      'Bez súhlasu sa neuloží žiadna cookie okrem nevyhnutných a nenačíta sa obsah tretích strán.',
      'Odmietnutie súhlasu je rovnako ľahké ako prijatie a rozhodnutie sa dá kedykoľvek zmeniť.',
      'Pri každom formulári je odkaz na zásady ochrany osobných údajov.',
    ],
  },
];

/** The services of the trade: one page for a small site, a page for each on a larger one. */
export const SERVICES_ON_ONE_PAGE: RequirementText = {
  title: 'Prehľad služieb',
  story: 'Všetky služby sú na jednom mieste a je jasné, čím sa líšia.',
  criteria: [
    'Každá služba má nadpis, popis a výzvu na kontakt; rozloženie počíta s popisom od 60 do 150 slov.',
    'Na konkrétnu službu sa dá odkázať vlastnou adresou v rámci stránky.',
    'Pri službe je uvedené, čo zahŕňa, čo nezahŕňa a od čoho závisí jej cena.',
  ],
};

export const SERVICES_ON_OWN_PAGES: RequirementText = {
  title: 'Samostatné stránky služieb',
  story: 'Každá hlavná služba má vlastnú stránku, ktorá odpovie na bežné otázky.',
  criteria: [
    'Každá hlavná služba má vlastnú adresu, popis, postup prác a časté otázky; rozloženie počíta s popisom od 250 slov a s aspoň 3 otázkami.',
    'Zo stránky služby vedie výzva na dopyt, ktorá do formulára prenesie názov služby.',
    'Správca pridá novú službu podľa šablóny bez programátora najviac za 30 minút.',
    'Súvisiace služby sú prepojené odkazmi a žiadna stránka nie je od úvodnej ďalej než na 3 kliknutia.',
  ],
};

/** What a large site adds. */
export const LARGE_REQUIREMENTS: readonly RequirementText[] = [
  {
    title: 'Vyhľadávanie na webe',
    story: 'Stránka sa dá nájsť podľa jedného slova, aj keď je web rozsiahly.',
    criteria: [
      'Vyhľadávanie nájde výsledok aj bez diakritiky a s jedným preklepom v slove dlhšom než 4 znaky.',
      'Výsledky sa zobrazia do 1 sekundy, najviac 20 na stránku.',
      'Prázdny výsledok ponúkne hlavné služby a kontakt.',
    ],
  },
  {
    title: 'Viac správcov s oprávneniami',
    story: 'Obsah spravuje viac ľudí a každý mení iba to, za čo zodpovedá.',
    criteria: [
      'Existujú aspoň dve úrovne: hlavný správca a redaktor; redaktor nemení ceny, používateľov ani nastavenia.',
      'Každá zmena obsahu má v denníku autora, čas a predchádzajúce znenie.',
      'Odobratý prístup prestane platiť hneď, aj keď je daný človek práve prihlásený.',
    ],
  },
];
