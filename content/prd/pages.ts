import type { BySize, PageText } from '#domain/prd/text-types.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';

export const PAGES_TABLE = {
  caption: 'Stránky',
  columns: ['Stránka', 'Adresa', 'Účel', 'Hlavný obsah'],
} as const;

export const SECTIONS_TABLE = {
  caption: 'Umiestnenie na iných stránkach',
  columns: ['Funkcia', 'Umiestnenie', 'Účel'],
} as const;

/** Content pages a size may have, as its description says; null is no limit. */
export const PAGES_MAX: BySize<number | null> = { small: 5, medium: 12, large: null };

/** Services with a page of their own. */
export const SERVICE_PAGES: BySize<number> = { small: 0, medium: 3, large: 5 };

export const HOME_PAGE: PageText = {
  title: 'Domov',
  path: '/',
  purpose: 'Za pár sekúnd ukázať, čo firma robí, a priviesť ku kontaktu',
  content: 'Hlavná ponuka, prehľad služieb, dôvody dôverovať, výzva na dopyt',
};

export const SERVICES_PAGE: PageText = {
  title: 'Služby',
  path: '/sluzby',
  purpose: 'Predstaviť celú ponuku a rozdiely medzi službami',
  content: 'Služby s popisom, cenovými faktormi a výzvou na kontakt',
};

export const SERVICE_PAGE = {
  purpose: 'Odpovedať na otázky o jednej službe',
  content: 'Popis, postup prác, cenové faktory, časté otázky, výzva na dopyt',
} as const;

export const ABOUT_PAGE: PageText = {
  title: 'O nás',
  path: '/o-nas',
  purpose: 'Vybudovať dôveru',
  content: 'Kto prácu robí, skúsenosti, spôsob spolupráce, identifikačné údaje',
};

export const CONTACT_PAGE: PageText = {
  title: 'Kontakt',
  path: '/kontakt',
  purpose: 'Umožniť prvý kontakt spôsobom, ktorý zákazníkovi vyhovuje',
  content: 'Telefón, e-mail, formulár, dostupnosť, fakturačné údaje',
};

/** What makes a large site larger than its services and features do. */
export const LARGE_PAGES: readonly PageText[] = [
  {
    title: 'Ako pracujeme',
    path: '/ako-pracujeme',
    purpose: 'Ukázať cestu od prvého kontaktu po odovzdanie',
    content: 'Postup po krokoch, čo treba pripraviť, zodpovednosť',
  },
  {
    title: 'Časté otázky',
    path: '/caste-otazky',
    purpose: 'Odpovedať na to, na čo sa zákazníci pýtajú telefonicky',
    content: 'Otázky a odpovede podľa služieb',
  },
  {
    title: 'Pre firmy a obce',
    path: '/pre-firmy-a-obce',
    purpose: 'Osloviť väčších odberateľov',
    content: 'Rozsah dodávok, kapacita, spôsob spolupráce a kontakt',
  },
  {
    title: 'Kariéra',
    path: '/kariera',
    purpose: 'Získať nových ľudí',
    content: 'Voľné miesta, podmienky a kontakt',
  },
];

/** Pages that every site needs and nobody counts. */
export const SERVICE_INFORMATION =
  'Do počtu stránok sa nezarátavajú Ochrana osobných údajov, Obchodné podmienky, Nastavenia cookies a stránka pre neexistujúcu adresu.';

/** Pages of features, those that need their own most first; where a section goes when there is no room. */
export const FEATURE_PAGES: readonly (readonly [FeatureId, PageText, section: string])[] = [
  [
    'project-portfolio',
    {
      title: 'Realizácie',
      path: '/realizacie',
      purpose: 'Ukázať skúsenosti na konkrétnych zákazkách',
      content: 'Zoznam s filtrom a samostatná stránka každej realizácie',
    },
    'Domov',
  ],
  [
    'quote-calculator',
    {
      title: 'Kalkulačka ceny',
      path: '/kalkulacka-ceny',
      purpose: 'Dať zákazníkovi orientačnú cenu ihneď',
      content: 'Otázky po krokoch, rozpätie ceny, odoslanie dopytu',
    },
    'Služby',
  ],
  [
    'multi-location',
    {
      title: 'Prevádzky',
      path: '/prevadzky',
      purpose: 'Nasmerovať zákazníka na najbližšiu prevádzku',
      content: 'Zoznam a samostatná stránka každej prevádzky',
    },
    'Kontakt',
  ],
  [
    'consultation-booking',
    {
      title: 'Rezervácia termínu',
      path: '/rezervacia',
      purpose: 'Dohodnúť obhliadku bez telefonovania',
      content: 'Druh stretnutia, kalendár voľných termínov, potvrdenie',
    },
    'Kontakt',
  ],
  [
    'quote-form',
    {
      title: 'Nezáväzný dopyt',
      path: '/dopyt',
      purpose: 'Získať úplné zadanie s fotografiami',
      content: 'Formulár po krokoch, prílohy, potvrdenie s číslom dopytu',
    },
    'Kontakt',
  ],
  [
    'energy-calculator',
    {
      title: 'Kalkulačka úspor',
      path: '/kalkulacka-uspor',
      purpose: 'Ukázať úsporu a návratnosť riešenia',
      content: 'Údaje o objekte, porovnanie nákladov, výzva na konzultáciu',
    },
    'Služby',
  ],
  [
    'before-after-gallery',
    {
      title: 'Galéria pred a po',
      path: '/galeria',
      purpose: 'Presvedčiť viditeľným rozdielom',
      content: 'Dvojice fotografií s posuvníkom a triedením',
    },
    'Domov',
  ],
  [
    'material-showcase',
    {
      title: 'Materiály',
      path: '/materialy',
      purpose: 'Pomôcť s výberom materiálu',
      content: 'Vzorkovník s filtrom a porovnaním',
    },
    'Služby',
  ],
  [
    'service-areas',
    {
      title: 'Kde pracujeme',
      path: '/oblasti',
      purpose: 'Odpovedať na otázku o dostupnosti',
      content: 'Overenie obce, zoznam oblastí a mapa',
    },
    'Kontakt',
  ],
  [
    'room-calculator',
    {
      title: 'Kalkulačka miestnosti',
      path: '/kalkulacka-miestnosti',
      purpose: 'Vypočítať plochy na ocenenie práce',
      content: 'Rozmery miestností, odpočty, súčet a priloženie k dopytu',
    },
    'Služby',
  ],
  [
    'material-calculator',
    {
      title: 'Kalkulačka materiálu',
      path: '/kalkulacka-materialu',
      purpose: 'Vypočítať množstvo materiálu',
      content: 'Rozmery, výber materiálu, rezerva a počet balení',
    },
    'Služby',
  ],
  [
    'certification-display',
    {
      title: 'Oprávnenia a certifikáty',
      path: '/opravnenia',
      purpose: 'Doložiť odbornú spôsobilosť',
      content: 'Prehľad dokladov s platnosťou',
    },
    'O nás',
  ],
  [
    'warranty-info',
    {
      title: 'Záruka a reklamácie',
      path: '/zaruka',
      purpose: 'Vysvetliť záruku a postup reklamácie',
      content: 'Podmienky podľa druhu prác, kroky reklamácie, formulár',
    },
    'Služby',
  ],
  [
    'testimonials',
    {
      title: 'Referencie',
      path: '/referencie',
      purpose: 'Ukázať skúsenosti zákazníkov',
      content: 'Referencie zverejnené so súhlasom zákazníkov',
    },
    'Domov',
  ],
];

/** A feature that is an element of every page. */
export const EVERY_PAGE: readonly (readonly [FeatureId, purpose: string])[] = [
  ['emergency-contact', 'Okamžité volanie z ktoréhokoľvek miesta webu'],
];
export const EVERY_PAGE_PLACE = 'Všetky stránky';

/** Features of a website that exists already. */
export const EXISTING_CAPTION = 'Čo má na webe pribudnúť';
export const EXISTING_PLACE = 'Podľa dnešných stránok';
