/** Mails about a service request. `ticket` is the request's number ("#0017"). */
export const CLIENT_MAIL = {
  subject: 'Váš dopyt {ticket} bol prijatý',
  preview: 'Číslo dopytu je {ticket}. Pozrite si, čo bude nasledovať.',
  greeting: 'Dobrý deň,',
  thanks: 'ďakujem za dôveru. Číslo dopytu je {ticket}.',
  attached: 'Orientačný rozpočet nájdete v prílohe (PDF).',
  open: 'Otvoriť rozpočet (PDF)',
  account: 'Sledovať dopyt v účte',
  summaryHeading: 'Zhrnutie dopytu',
  notOrder: 'Odoslanie dopytu nie je objednávkou a nevzniká ním povinnosť zaplatiť.',
  notYou: 'Ak dopyt nie je od vás, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;

export const OPERATOR_MAIL = {
  /** The subject adds the service: "Nový dopyt #0017: Tvorba webu". */
  heading: 'Nový dopyt {ticket}',
  preview: 'Cez web prišiel nový dopyt.',
  intro: 'Ak na tento e-mail odpoviete, správu dostane priamo klient.',
  call: 'Zavolať klientovi',
  contactHeading: 'Klient',
  summaryHeading: 'Zadanie',
  descriptionHeading: 'Popis projektu',
} as const;

/** To the operator, when the client's address, the visitor or the whole site has had too many mails. */
export const CLIENT_MAIL_HELD =
  'Potvrdenie klientovi neodišlo, lebo na neoverené adresy odišlo e-mailov priveľa. Overte si, či je adresa správna.';

/** Labels of the rows in both mails. */
export const REQUEST_ROWS = {
  ticket: 'Číslo dopytu',
  received: 'Prijaté',
  service: 'Služba',
  mode: 'Typ rozpočtu',
  trade: 'Remeslo',
  tradeUnknown: 'Neurčené',
  size: 'Rozsah',
  features: { one: 'Funkcia', more: 'Funkcie' },
  quote: 'Číslo rozpočtu',
} as const;

/** The operator's answer to a request. What it says is the message itself. */
export const REPLY_MAIL = {
  subject: 'Odpoveď na váš dopyt {ticket}',
  preview: 'Máte odpoveď na svoj dopyt.',
  reply: 'Odpoveď',
  open: 'Otvoriť správy k dopytu',
  account: 'Sledovať dopyt v účte',
} as const;

/** To the operator, when three quarters of the promised time are over. */
export const ANSWER_DUE_MAIL = {
  subject: 'Dopyt {ticket} čaká na odpoveď',
  preview: 'Uplynuli tri štvrtiny sľúbeného času.',
  text: 'Odpoveď je sľúbená najneskôr {answerBy}.',
  open: 'Otvoriť dopyt',
} as const;
