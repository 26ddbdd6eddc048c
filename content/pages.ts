/** Titles (without the brand) and descriptions for search engines of the pages that are not service pages. */
export const PAGE_META = {
  home: {
    title: 'Weby, kalkulačky a systémy pre remeslá a firmy',
    description:
      'Tvorba webov, kalkulačiek a systémov pre remeselníkov, stavebné a servisné firmy. Orientačnú cenu si vypočítate za pár minút.',
  },
  services: {
    title: 'Služby a orientačné ceny',
    description:
      'Tvorba webu, webové aplikácie, SEO, údržba, cenové kalkulačky, ERP systémy a formuláre: čo obsahujú, koľko stoja a ako dlho trvajú.',
  },
  references: {
    title: 'Modelové projekty',
    description:
      'Deväť vymyslených zadaní z praxe remesiel: čo firmu trápi, čo jej navrhujem a čo by to stálo.',
  },
  about: {
    title: 'O mne',
    description:
      'Weby, webové aplikácie a nástroje pre remeslá, stavby a služby. Zrozumiteľne, s rozpätím ceny vopred a s pomocou po spustení.',
  },
  contact: {
    title: 'Kontakt a bezplatná konzultácia',
    description:
      'Prvá konzultácia je bezplatná a nezáväzná. Napíšte, čo potrebujete, alebo si vypočítajte orientačnú cenu.',
  },
  faq: {
    title: 'Časté otázky',
    description:
      'Odpovede na otázky o cene a rozpočte, priebehu spolupráce, technickom riešení a ochrane osobných údajov.',
  },
  privacy: {
    title: 'Zásady ochrany osobných údajov',
    description:
      'Aké osobné údaje táto stránka spracúva, na čo a na akom základe, ako dlho ich uchováva a ako si uplatníte svoje práva.',
  },
  terms: {
    title: 'Obchodné podmienky',
    description:
      'Orientačný rozpočet, dopyt a zmluva, cena a platby, odovzdanie, autorské práva, reklamácie a riešenie sporov.',
  },
  accessibility: {
    title: 'Prístupnosť',
    description:
      'Podľa akých pravidiel prístupnosti je táto stránka a weby, ktoré dodávam, čo overené nie je a kam napísať o prekážke.',
  },
  cookies: {
    title: 'Nastavenia cookies',
    description:
      'Čo tento web ukladá vo vašom prehliadači, na čo to slúži a ako dlho to zostáva uložené. Uložené údaje môžete vymazať.',
  },
  confirmation: {
    title: 'Potvrdenie dopytu',
    description: 'Číslo vášho dopytu, ďalšie kroky a rozpočet na stiahnutie.',
  },
  signIn: {
    title: 'Prihlásenie',
    description:
      'Prihláste sa do svojho účtu alebo si vytvorte nový. Cenu si vypočítate a dopyt pošlete aj bez účtu.',
  },
  resetPassword: {
    title: 'Zabudnuté heslo',
    description: 'Na potvrdený e-mail príde odkaz, cez ktorý si nastavíte nové heslo.',
  },
  mailChoice: {
    title: 'E-maily, ktoré vám chodia',
    description: 'Vypnite e-maily jedného druhu alebo ich znova zapnite.',
  },
  lostLink: {
    title: 'Nový odkaz na ponuku',
    description: 'Na e-mail, na ktorý prišla ponuka, dostanete nový odkaz.',
  },
  verification: {
    title: 'Overenie prijatej ponuky',
    description: 'Podľa čísla a odtlačku alebo podľa súboru zistíte, či ide presne o prijaté znenie ponuky.',
  },
  notFound: {
    title: 'Stránka sa nenašla',
    description: 'Adresa je nesprávna alebo stránka už neexistuje.',
  },
} as const;
