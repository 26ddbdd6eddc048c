import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/kurenie-a-klimatizacie. */
export const hvac: TradePageContent = {
  typicalSize: 'medium',
  seo: {
    title: 'Web pre firmu na kúrenie a klimatizácie',
    description:
      'Kalkulačka úspor, rezervácia obhliadky a prehľad oprávnení: web pre firmu na kúrenie a klimatizácie so vzorovou cenou.',
  },
  hero: {
    title: 'Web pre firmu na kúrenie a klimatizácie, ktorý vie počítať',
    subtitle: 'Úspora, obhliadka a servis zrozumiteľne, bez tabuliek výkonov',
  },
  about: {
    title: 'Zákazník sa pýta na návratnosť skôr než na značku',
    paragraphs: [
      'Tepelné čerpadlo alebo rekuperácia je investícia na roky. Kalkulačka úspor porovná dnešné náklady s budúcimi podľa plochy a zdroja tepla a výsledok ukáže ako rozpätie s vysvetlením, čo ho mení. Nie je to sľub, ale dobrý začiatok rozhovoru.',
      'Predaj sa u vás začína obhliadkou. Namiesto výmeny správ si ju zákazník vyberie z hodín, ktoré máte voľné, a vopred odpovie na otázky o dome, izolácii a rozvodoch. Technik prichádza pripravený.',
      'Druhú polovicu práce tvorí servis. Pravidelné prehliadky, čistenie klimatizácií a výmeny filtrov majú na webe vlastné miesto. Stály zákazník sa tak vráti bez hľadania a nový zistí, že sa postaráte aj o zariadenie, ktoré montoval niekto iný.',
    ],
  },
  features: [
    {
      id: 'energy-calculator',
      why: 'Odpovie na prvú otázku každého stavebníka: či sa to oplatí. Predpoklady výpočtu sú na stránke, takže číslo pôsobí poctivo.',
    },
    {
      id: 'consultation-booking',
      why: 'Kalendár ponúkne len hodiny, v ktorých je technik voľný, a potvrdenie aj pripomienka odídu samy.',
    },
    {
      id: 'certification-display',
      why: 'Oprávnenia na plyn, chladivá a elektrické zariadenia vidí zákazník skôr, než sa na ne opýta.',
    },
    {
      id: 'quote-form',
      why: 'Plocha, zdroj tepla a fotografia kotolne prídu naraz. S návrhom nezačínate od nuly.',
    },
  ],
  services: [
    { slug: 'cenove-kalkulacky', why: 'Výpočet úspor alebo orientačnej ceny celej zostavy.' },
    { slug: 'web-aplikacie', why: 'Plán servisných prehliadok a výjazdov, ktorý vidia aj technici.' },
    { slug: 'tvorba-webu', why: 'Montáž a servis prehľadne oddelené, s jasnou cestou k obhliadke.' },
  ],
  faqs: [
    {
      question: 'Z čoho kalkulačka úspor vychádza?',
      answer:
        'Z plochy, zdroja tepla a cien energií, ktoré nastavíte vy. Vzorec a predpoklady sú napísané pri výsledku, aby odhad nepôsobil ako sľub.',
    },
    {
      question: 'Dá sa rezervácia prepojiť s naším kalendárom?',
      answer:
        'Áno, s bežnými kalendármi. Prepojenie s dispečerským systémom posúdim podľa toho, aké rozhranie ponúka.',
    },
    {
      question: 'Môžu byť na webe informácie o dotáciách?',
      answer:
        'Áno. Podmienky sa však menia, preto text odkazuje na aktuálne výzvy a dátum poslednej úpravy je na stránke viditeľný.',
    },
  ],
};
