import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/pokryvac. */
export const roofer: TradePageContent = {
  typicalSize: 'medium',
  seo: {
    title: 'Web pre pokrývača: realizácie a krytiny',
    description:
      'Web pre pokrývača s portfóliom striech, prehľadom krytín a dopytom s fotografiami. Pozrite si vzorovú cenu a prepočítajte si ju podľa seba.',
  },
  hero: {
    title: 'Web pre pokrývača, na ktorom strechu vidno zblízka',
    subtitle: 'Realizácie, krytiny a záruka zrozumiteľne na jednom mieste',
  },
  about: {
    title: 'Strecha je viac než krytina',
    paragraphs: [
      'Strechu si človek objednáva raz za niekoľko desaťročí a málokto jej rozumie. Vidí škridlu, no o cene rozhoduje krov, latovanie, fólia a klampiarske prvky. Dobrý web ukáže zákazku po vrstvách, od odkrytia po hrebeň, a tým vysvetlí aj rozdiel medzi dvoma ponukami.',
      'Každá realizácia dostane vlastnú stránku: typ strechy, krytina, sklon, detaily okolo komína a úžľabia, fotografie z lešenia. Pozrie si ju majiteľ podobného domu a ľahšie ju nájde aj vyhľadávač.',
      'Po búrke sa hrnú opravy. Zatekanie má preto vlastnú cestu: fotografia stropu, adresa, výška domu a otázka, či sa dá na strechu bezpečne dostať. Vy rozhodnete, čo je naliehavé a čo počká na suché počasie.',
    ],
  },
  features: [
    {
      id: 'project-portfolio',
      why: 'Stavebník chce vidieť strechu podobnú svojej. Triedenie podľa krytiny a typu strechy ho k nej dovedie na dve ťuknutia.',
    },
    {
      id: 'material-showcase',
      why: 'Pálená, betónová alebo plechová krytina: krátke porovnanie vedie k lepším otázkam a kratšej obhliadke.',
    },
    {
      id: 'quote-form',
      why: 'Pôdorys a fotografie zo všetkých strán prídu s dopytom, takže vopred viete, či bude treba lešenie.',
    },
    {
      id: 'warranty-info',
      why: 'Záruka na krytinu nie je záruka na prácu. Keď je to napísané vopred, menej sa o tom vysvetľuje potom.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Portfólio striech, služby a dopyt v jednom prehľadnom celku.' },
    {
      slug: 'seo-optimalizacia',
      why: 'Popisy realizácií, vďaka ktorým vás ľudia nájdu ľahšie: podľa krytiny aj podľa miesta.',
    },
    { slug: 'cenove-kalkulacky', why: 'Orientačné rozpätie podľa pôdorysu, sklonu a krytiny.' },
  ],
  faqs: [
    {
      question: 'Stačia fotografie z mobilu, alebo treba dron?',
      answer:
        'Fotografie z mobilu stačia, ak sú ostré a vidno na nich detail. Zábery z dronu sú pekný doplnok, web však postavím tak, aby bez nich nepôsobil prázdno.',
    },
    {
      question: 'Dá sa na webe vypočítať cena strechy?',
      answer:
        'Orientačne áno. Kalkulačka ukáže rozpätie podľa pôdorysu, sklonu a krytiny, presnú cenu určí až zameranie. Na stránke to tak bude aj napísané.',
    },
    {
      question: 'Patria na taký web aj klampiarske práce?',
      answer:
        'Áno, ako samostatná služba s vlastnými ukážkami. Oplechovanie komína hľadá iný zákazník než novú strechu.',
    },
  ],
};
