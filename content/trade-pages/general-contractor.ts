import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/generalny-dodavatel. */
export const generalContractor: TradePageContent = {
  typicalSize: 'medium',
  seo: {
    title: 'Web pre generálneho dodávateľa stavieb',
    description:
      'Web pre generálneho dodávateľa s portfóliom stavieb, orientačným rozpočtom a rezerváciou konzultácie. Vzorovú cenu vidíte hneď.',
  },
  hero: {
    title: 'Web pre generálneho dodávateľa od prvej otázky po stretnutie',
    subtitle: 'Realizácie, orientačný rozpočet stavby a termín konzultácie',
  },
  about: {
    title: 'Rodina nehľadá betón, hľadá zodpovednosť',
    paragraphs: [
      'Kto chce stavať dom na kľúč, potrebuje vidieť, ako stavbu vediete: kto ju má na starosti, čo je v cene, kedy sa platí a čo sa stane, keď sa plán zmení. Na tieto otázky odpovedá web skôr a pokojnejšie než prvé stretnutie.',
      'Portfólio preto nestaviam ako stenu fotografií. Každý dom má vlastnú stránku od pozemku po kolaudáciu, s rozsahom, použitým systémom a zábermi z výstavby. Práve tie ukazujú kvalitu, ktorú pod omietkou nevidno.',
      'Najviac času berú dopyty, z ktorých stavba nikdy nebude. Viackroková kalkulačka sa opýta na pozemok, projekt, plochu a štandard, ukáže rozpätie a až potom ponúkne konzultáciu. Kto na ňu príde, vie, o akej sume budete hovoriť.',
    ],
  },
  features: [
    {
      id: 'project-portfolio',
      why: 'Rozostavaný dom presvedčí viac než vizualizácia. Stránka zákazky ukáže postup aj výsledok.',
    },
    {
      id: 'quote-calculator',
      why: 'Rozpätie podľa plochy a štandardu oddelí vážnych záujemcov od zvedavcov ešte pred prvým stretnutím.',
    },
    {
      id: 'consultation-booking',
      why: 'Prvé stretnutie si zákazník vyberie sám a projekt pošle dopredu, takže rozhovor sa nezačína od nuly.',
    },
    {
      id: 'testimonials',
      why: 'Stavba trvá mesiace a stojí na dôvere. Tú budujú slová majiteľov domov, ktorí so zverejnením súhlasia.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Portfólio domov, postup stavby a cesta ku konzultácii.' },
    { slug: 'erp-systemy', why: 'Rozpočty, subdodávatelia a zmeny pri každej stavbe zvlášť.' },
    { slug: 'cenove-kalkulacky', why: 'Orientačná cena domu podľa plochy, projektu a štandardu.' },
  ],
  faqs: [
    {
      question: 'Nie je zverejnená cena za meter štvorcový riziko?',
      answer:
        'Preto web ukazuje rozpätie s vysvetlením, čo obsahuje a čo nie. Ponuky sa potom dajú porovnať férovo a rozpočet zostáva orientačný.',
    },
    {
      question: 'Môže mať investor na webe prístup k svojej stavbe?',
      answer:
        'Áno, ako klientsku zónu s dokumentmi, fotografiami a schválenými zmenami. Oceňuje sa samostatne, lebo ide o webovú aplikáciu.',
    },
    {
      question: 'Kto pripraví texty o stavbách?',
      answer:
        'Dodáte ich vy, alebo ich za vopred dohodnutú cenu napíšem: stačí mi krátky rozhovor a fotografie z mobilu. Rozumieť im má aj človek, ktorý stavia prvýkrát.',
    },
  ],
};
