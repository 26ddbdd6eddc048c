/** What a call is not, of a supplier who pays VAT and of one who issues no tax documents. */
export const NO_INVOICE = {
  payer: 'Toto nie je daňový doklad. Faktúru dostanete po prijatí platby.',
  nonPayer: 'Toto nie je faktúra. Faktúru dostanete po prijatí platby.',
} as const;

/** The mail with a payment call; {number} is that of the call, {project} the name of the project. */
export const PAYMENT_CALL_MAIL = {
  subject: 'Výzva na platbu {number}',
  preview: 'V prílohe je výzva s QR kódom. Stačí ho naskenovať v aplikácii banky.',
  greeting: 'Dobrý deň,',
  intro: 'k projektu „{project}“ posielam výzvu na platbu. QR kód na zaplatenie je v prílohe.',
  rowsHeading: 'Čo treba zaplatiť',
  name: 'Platba',
  amount: 'Suma',
  due: 'Splatnosť',
  iban: 'IBAN',
  bic: 'BIC',
  beneficiary: 'Príjemca',
  symbol: 'Variabilný symbol',
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
