/** Words of the quote and PRD documents (slovak.md 1.6). The notes are verbatim. */
export const QUOTE_DOCUMENT = {
  heading: 'Orientačný rozpočet',
  facts: { number: 'Číslo', issued: 'Vystavené', validUntil: 'Platnosť cien do' },
  supplier: 'Dodávateľ',
  client: 'Klient',
  clientUnknown: 'Kontaktné údaje neboli zadané.',
  price: {
    label: 'Orientačná cena',
    rough: 'Hrubý odhad',
    duration: 'Odhadované trvanie',
    min: 'od',
    max: 'do',
    withoutVat: 'bez DPH',
  },
  brief: {
    heading: 'Zadanie',
    mode: 'Typ rozpočtu',
    trade: 'Remeslo',
    size: 'Rozsah',
    features: { one: 'Funkcia', more: 'Funkcie' },
    noFeatures: 'Bez doplnkových funkcií',
    description: 'Popis',
  },
  waterfall: {
    heading: 'Výpočet ceny',
    position: 'Č.',
    item: 'Položka',
    amount: 'Suma',
    total: 'Odhad spolu',
    range: 'Orientačné rozpätie',
  },
  scope: {
    heading: 'Rozsah služby',
    included: 'V cene',
    ofService: 'Služba zahŕňa',
    extra: 'Za príplatok',
    excluded: 'V cene nie je',
    exclusions: [
      'Doména a jej predlžovanie',
      'Hosting',
      'Písanie textov',
      'Fotografie a fotografovanie',
      'Licencie tretích strán',
    ],
  },
  notes: {
    heading: 'Poznámky',
    priceList: 'Orientačná cena vychádza z cenníka platného do',
    estimate:
      'Tento dokument je orientačný odhad ceny. Nie je návrhom na uzavretie zmluvy ani záväznou cenovou ponukou.',
    notBinding:
      'Rozpočet je nezáväzný a jeho úplnosť sa nezaručuje. Konečnú cenu určí písomná zmluva po upresnení zadania.',
    /** After either sentence that says what sets the price. */
    contract: 'Zmluvou je aj prijatá cenová ponuka.',
    aiDescription: 'Text popisu mohol vzniknúť s pomocou umelej inteligencie.',
  },
} as const;

/** The frame of every document: title block and foot of the page. */
export const DOCUMENT_SHEET = {
  drawing: 'Výkres',
  sheet: 'List',
  page: 'Strana',
  of: 'z',
  privacy: 'Ochrana údajov',
  unprinted: 'V dokumente chýbajú znaky, ktoré jeho písmo nemá:',
} as const;

/** Labels of the operator's identification (slovak.md 1.1). */
export const OPERATOR_LABELS = {
  placeOfBusiness: 'Miesto podnikania',
  registeredOffice: 'Sídlo',
  residence: 'Bydlisko',
  ico: 'IČO',
  dic: 'DIČ',
  icDph: 'IČ DPH',
  register: 'Zápis v registri',
  tradeOffice: 'Živnostenský úrad',
  email: 'E-mail',
  phone: 'Telefón',
  supervisor: 'Orgán dozoru',
} as const;
