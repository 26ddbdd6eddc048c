import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/rekonstrukcie. */
export const renovation: TradePageContent = {
  typicalSize: 'medium',
  seo: {
    title: 'Web pre firmu na rekonštrukcie bytov a domov',
    description:
      'Galéria pred a po a orientačná cena kúpeľne či bytu: web pre firmu na rekonštrukcie so vzorovou cenou, ktorú si upravíte podľa seba.',
  },
  hero: {
    title: 'Web pre firmu na rekonštrukcie: vidno cestu aj výsledok',
    subtitle: 'Pred a po, orientačná cena kúpeľne a poradie prác bez prekvapení',
  },
  about: {
    title: 'Ľudia sa boja prachu viac než ceny',
    paragraphs: [
      'Rekonštrukcia znamená hluk, prach a týždne bez kúpeľne. Na webe preto zákazník potrebuje vidieť poriadok: v akom poradí idú práce, čo je kedy hotové, či sa dá v byte zatiaľ bývať a kto po sebe upratuje.',
      'Fotografia hotovej kúpeľne je pekná, fotografia tej istej kúpeľne pred búraním je presvedčivá. Dvojice záberov zoradím podľa typu bytu, lebo kto prerába bytové jadro v paneláku, hľadá práve také.',
      'Na otázku „koľko stojí kúpeľňa?“ sa dá odpovedať poctivo aj bez obhliadky, ak sa web opýta na rozmery, rozvody a štandard zariadenia. Výsledkom je rozpätie a zoznam toho, čo ho posúva. Presnú sumu poviete po obhliadke vy.',
    ],
  },
  features: [
    {
      id: 'before-after-gallery',
      why: 'Nič nevysvetlí hodnotu rekonštrukcie rýchlejšie než jeden ťah posuvníkom po fotografii tej istej miestnosti.',
    },
    {
      id: 'quote-calculator',
      why: 'Zákazník si kúpeľňu alebo byt poskladá z odpovedí a odíde s rozpätím. Vám zostane dopyt, v ktorom je rozsah aj štandard.',
    },
    {
      id: 'project-portfolio',
      why: 'Stránka bytu ukáže pôdorys, materiály a poradie prác. Poslúži aj ako podklad pri prvom rozhovore.',
    },
    {
      id: 'testimonials',
      why: 'Do domácnosti vás zákazník púšťa na týždne. Skúsenosť iných, zverejnená s ich súhlasom, zaváži viac než zľava.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Galéria, postup prác a dopyt, v ktorých sa zákazník hneď vyzná.' },
    { slug: 'cenove-kalkulacky', why: 'Orientačná cena kúpeľne, kuchyne alebo bytu z pár odpovedí.' },
    {
      slug: 'web-aplikacie',
      why: 'Prehľad zákaziek, v ktorom vidíte, čo v ktorom byte práve beží.',
    },
  ],
  faqs: [
    {
      question: 'Máme málo fotografií pred rekonštrukciou. Čo s tým?',
      answer:
        'Začneme s tým, čo je, a pripravím krátky návod, čo odfotiť na každej ďalšej obhliadke. Galéria sa dopĺňa postupne a web rastie s ňou.',
    },
    {
      question: 'Ako sa počíta orientačná cena kúpeľne?',
      answer:
        'Podľa pravidiel, ktoré spolu zostavíme: plocha, búranie, výmena rozvodov, štandard zariadenia. Sadzby viete meniť bez programovania.',
    },
    {
      question: 'Pomôže web aj pri prácach navyše?',
      answer:
        'Áno, tým, že vopred povie, čo v cene nie je a ako sa zmeny schvaľujú. Písomný postup chráni vás aj zákazníka.',
    },
  ],
};
