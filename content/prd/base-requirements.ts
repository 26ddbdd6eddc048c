import type { RequirementText } from '#domain/prd/content.ts';

const ADMIN = 'správca webu';

/** What every site has, whatever its size. */
export const COMMON_REQUIREMENTS: readonly RequirementText[] = [
  {
    title: 'Úvodná stránka',
    want: 'hneď po otvorení stránky vedieť, čo firma robí a ako ju osloviť',
    benefit: 'sa rozhodnutie nezdržalo hľadaním základných údajov',
    criteria: [
      'Na obrazovke 360 × 640 pixelov je bez posúvania vidieť názov firmy, hlavnú službu a jednu zreteľnú výzvu na kontakt.',
      'Ku každej hlavnej službe a ku kontaktu vedie z úvodnej stránky jedno kliknutie.',
      'Telefón a e-mail sú na každej stránke ako text aj ako odkaz; na mobile telefón otvorí vytáčanie.',
      'Úvodná stránka je použiteľná aj bez JavaScriptu: obsah, ponuka a kontakt sa zobrazia.',
    ],
  },
  {
    title: 'Kontaktný formulár',
    want: 'poslať krátku správu bez zakladania účtu',
    benefit: 'sa prvý kontakt zmestil do jednej minúty',
    criteria: [
      'Formulár má najviac 4 polia; povinné sú meno, správa a e-mail alebo telefón.',
      'Chybu formulár vysvetlí pri poli, presunie doň kurzor a nevymaže nič, čo je už vyplnené.',
      'Po odoslaní sa zobrazí potvrdenie, návštevník dostane kópiu e-mailom a správca správu do 2 minút.',
      'Dvojité kliknutie ani obnovenie stránky neodošle správu dvakrát.',
      'Z jednej adresy možno odoslať najviac 5 správ za 15 minút; ďalší pokus dostane zrozumiteľné vysvetlenie.',
    ],
  },
  {
    title: 'Správa obsahu',
    who: ADMIN,
    want: 'meniť texty, fotografie a ceny bez programátora',
    benefit: 'boli informácie na webe stále pravdivé',
    criteria: [
      'Zmena textu alebo výmena fotografie trvá najviac 5 minút a na webe je viditeľná najneskôr o 5 minút.',
      'Pred zverejnením sa dá zobraziť náhľad a posledných 10 verzií stránky sa dá obnoviť.',
      'Fotografia z mobilu sa nahrá bez úprav; web ju sám zmenší a vyžiada si jej textový opis.',
      'Prihlásenie vyžaduje heslo s aspoň 12 znakmi a druhý faktor; po 10 neúspešných pokusoch sa na 15 minút zablokuje.',
    ],
  },
  {
    title: 'Viditeľnosť vo vyhľadávačoch',
    want: 'nájsť firmu podľa služby, ktorú potrebujem',
    benefit: 'sa k nej dalo dostať aj bez znalosti jej názvu',
    criteria: [
      'Každá stránka má vlastný titulok do 60 znakov, opis do 155 znakov a jeden hlavný nadpis.',
      'Mapa stránok a štruktúrované údaje o firme prejdú kontrolou bez chýb.',
      'Neexistujúca adresa odpovie stavom 404 a ponúkne cestu späť; zmenené adresy sa trvalo presmerujú.',
      'Obsah je v HTML odpovedi servera, takže ho vyhľadávač prečíta bez spúšťania skriptov.',
    ],
  },
  {
    title: 'Právne stránky a súhlasy',
    want: 'vedieť, kto web prevádzkuje a čo robí s mojimi údajmi',
    benefit: 'bolo odoslanie dopytu bezpečné a dobrovoľné',
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
  want: 'na jednom mieste vidieť všetky služby a pochopiť rozdiely medzi nimi',
  benefit: 'bolo jasné, čo si objednať',
  criteria: [
    'Každá služba má nadpis, opis v rozsahu 60 až 150 slov a výzvu na kontakt.',
    'Na konkrétnu službu sa dá odkázať vlastnou adresou v rámci stránky.',
    'Pri službe je uvedené, čo zahŕňa, čo nezahŕňa a od čoho závisí jej cena.',
  ],
};

export const SERVICES_ON_OWN_PAGES: RequirementText = {
  title: 'Samostatné stránky služieb',
  want: 'prečítať si podrobnosti o službe, ktorú potrebujem',
  benefit: 'sa dalo rozhodnúť bez ďalšieho pátrania',
  criteria: [
    'Každá hlavná služba má vlastnú adresu, opis v rozsahu aspoň 250 slov, postup prác a aspoň 3 časté otázky.',
    'Zo stránky služby vedie výzva na dopyt, ktorá do formulára prenesie názov služby.',
    'Správca pridá novú službu podľa šablóny bez programátora najviac za 30 minút.',
    'Súvisiace služby sú prepojené odkazmi a žiadna stránka nie je od úvodnej ďalej než na 3 kliknutia.',
  ],
};

/** Shown when no gallery or portfolio is selected. */
export const WORK_SAMPLES: RequirementText = {
  title: 'Ukážky práce',
  want: 'vidieť niekoľko fotografií hotovej práce',
  benefit: 'bolo zrejmé, v akej kvalite firma pracuje',
  criteria: [
    'Stránka zobrazuje 6 až 24 fotografií s krátkym opisom práce.',
    'Fotografia sa dá zväčšiť, prechádzať šípkami aj potiahnutím prsta a zavrieť klávesom Escape.',
    'Správca pridá alebo odstráni fotografiu najviac v troch krokoch.',
  ],
};

/** What a large site adds. */
export const LARGE_REQUIREMENTS: readonly RequirementText[] = [
  {
    title: 'Vyhľadávanie na webe',
    want: 'nájsť stránku podľa slova, ktoré si pamätám',
    benefit: 'nebolo potrebné prechádzať celú ponuku',
    criteria: [
      'Vyhľadávanie nájde výsledok aj bez diakritiky a s jedným preklepom v slove dlhšom než 4 znaky.',
      'Výsledky sa zobrazia najneskôr o 1 sekundu a najviac 20 na stránku.',
      'Prázdny výsledok ponúkne hlavné služby a kontakt.',
    ],
  },
  {
    title: 'Viac správcov s oprávneniami',
    who: 'vedúci firmy',
    want: 'rozdeliť správu obsahu medzi viac ľudí',
    benefit: 'každý menil iba to, za čo zodpovedá',
    criteria: [
      'Existujú aspoň dve úrovne: hlavný správca a redaktor; redaktor nemení ceny, používateľov ani nastavenia.',
      'Každá zmena obsahu má v denníku autora, čas a predchádzajúce znenie.',
      'Odobratie prístupu platí pri najbližšej požiadavke daného človeka.',
    ],
  },
];
