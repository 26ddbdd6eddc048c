/** What a call is not, of a supplier who pays VAT and of one who issues no tax documents. */
export const NO_INVOICE = {
  payer: 'Toto nie je daňový doklad. Faktúru dostanete po prijatí platby.',
  nonPayer: 'Toto nie je faktúra. Faktúru dostanete po prijatí platby.',
} as const;

/** The mail with a payment call; {number} is that of the call, {project} the name of the project. */
export const PAYMENT_CALL_MAIL = {
  subject: 'Výzva na platbu {number}',
  preview: 'Zaplatíte QR kódom v aplikácii banky alebo prevodom.',
  greeting: 'Dobrý deň,',
  intro:
    'k projektu „{project}“ posielam výzvu na platbu. Zaplatiť môžete QR kódom alebo prevodom, výzva je aj v prílohe (PDF).',
  open: 'Otvoriť výzvu na platbu',
  rowsHeading: 'Čo treba zaplatiť',
  name: 'Platba',
  amount: 'Suma',
  due: 'Splatnosť',
  iban: 'IBAN',
  bic: 'BIC',
  beneficiary: 'Príjemca',
  symbol: 'Variabilný symbol',
  codes: 'QR kódy na zaplatenie',
  /** Instead of the pictures in a mail without them. */
  codesInText: 'Kódy PAY by square a EPC sú vo výzve v prílohe a na jej stránke.',
  onPhone: 'V telefóne si kód uložte ako obrázok a načítajte ho v aplikácii svojej banky.',
  paid: 'Ak ste medzitým zaplatili, túto výzvu môžete ignorovať.',
  regards: 'S pozdravom',
} as const;

/** The payment call as a PDF. */
export const PAYMENT_DOCUMENT = {
  heading: 'Výzva na platbu',
  number: 'Číslo',
  issued: 'Vyhotovená',
  due: 'Splatnosť',
  amount: 'Na úhradu',
  paying: 'Ako zaplatiť',
  name: 'Platba',
  project: 'Projekt',
  bySquare: 'PAY by square',
  bySquareHint: 'Kód naskenujte v aplikácii svojej banky.',
  epc: 'EPC QR',
  epcHint: 'Pre banky v iných krajinách.',
  supplier: 'Dodávateľ',
  client: 'Klient',
} as const;
