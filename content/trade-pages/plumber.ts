import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/instalater. */
export const plumber: TradePageContent = {
  typicalSize: 'small',
  seo: {
    title: 'Web pre inštalatéra: havárie aj kúpeľne',
    description:
      'Havarijné tlačidlo, dopyt s fotografiou a jasná záruka. Koľko stojí web pre inštalatéra, vidíte hneď a cenu si upravíte podľa seba.',
  },
  hero: {
    title: 'Web pre inštalatéra, ktorý rozozná haváriu od kúpeľne',
    subtitle: 'Havarijné volanie, dopyt s fotografiou a zrozumiteľná záruka',
  },
  about: {
    title: 'V jednej ruke handra, v druhej telefón',
    paragraphs: [
      'Keď tečie voda, nikto si neprezerá galériu. Stránka sa musí otvoriť aj pri slabom signáli v pivnici a na prvej obrazovke povedať tri veci: či jazdíte aj dnes, kam jazdíte a kam ťuknúť.',
      'Montáž kúpeľne alebo výmena kotla je iný rozhovor. Tu sa zákazník rozhoduje celé týždne, porovnáva ponuky a pýta sa na záruku. Havárie a plánované práce preto nemiešam na jednej stránke: každá má vlastný text, vlastné fotografie aj vlastnú cestu k dopytu.',
      'Najdrahší je výjazd, pri ktorom zistíte, že chýba diel. Formulár sa vie opýtať na značku kotla, priemer rúrky či vek rozvodov a vypýtať si fotografiu typového štítku. Do auta potom naložíte to, čo naozaj treba.',
    ],
  },
  features: [
    {
      id: 'emergency-contact',
      why: 'Kto má vytopenú kúpeľňu, nehľadá formulár. Tlačidlo s časom dostupnosti ho spojí priamo s vami.',
    },
    {
      id: 'quote-form',
      why: 'Fotografia netesného spoja a typového štítku ušetrí prvú obhliadku alebo aspoň druhú cestu po diel.',
    },
    {
      id: 'service-areas',
      why: 'Pri havárii rozhoduje, či ste nablízku. Zoznam obcí a mestských častí to povie skôr, než zazvoní telefón.',
    },
    {
      id: 'warranty-info',
      why: 'Na prácu platí iná záruka než na kotol alebo batériu. Keď je rozdiel napísaný, nemusíte ho vysvetľovať po telefóne.',
    },
  ],
  services: [
    {
      slug: 'interaktivne-formulare',
      why: 'Dopyt, ktorý sa pri kotle pýta inak než pri kvapkajúcej batérii.',
    },
    { slug: 'tvorba-webu', why: 'Rýchly web, ktorý sa otvorí aj pri slabom signáli.' },
    {
      slug: 'seo-optimalizacia',
      why: 'Samostatné stránky pre havárie, kotly a rozvody, ktoré sa dajú nájsť.',
    },
  ],
  faqs: [
    {
      question: 'Otvorí sa web aj na staršom mobile?',
      answer:
        'Áno, rýchlosť je pri havarijnej službe prvá požiadavka. Úvodná stránka bude úsporná a telefónne číslo sa zobrazí skôr než fotografie.',
    },
    {
      question: 'Môžem havarijnú službu dočasne vypnúť?',
      answer:
        'Áno, jedným prepínačom v správe obsahu. Tlačidlo zmizne a namiesto neho sa zobrazí, odkedy opäť jazdíte.',
    },
    {
      question: 'Ako na webe vysvetliť cenu výjazdu?',
      answer:
        'Najlepšie jednou vetou: čo výjazd zahŕňa, odkedy sa počíta čas a koľko stojí doprava mimo vašej oblasti. Znenie pripravím podľa vášho cenníka.',
    },
  ],
};
