/** Mails about a request from the contact form. `ticket` is its number ("#0018"). */
export const CONTACT_CLIENT_MAIL = {
  subject: 'Váš dopyt {ticket} bol prijatý',
  preview: 'Číslo dopytu je {ticket}. Pozrite si, čo bude nasledovať.',
  greeting: 'Dobrý deň,',
  thanks: 'ďakujem za dopyt. Jeho číslo je {ticket}.',
  account: 'Sledovať dopyt v účte',
  summaryHeading: 'Zhrnutie dopytu',
  notYou: 'Ak dopyt nie je od vás, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;

export const CONTACT_OPERATOR_MAIL = {
  /** The subject adds the topic: "Nový dopyt #0018: Tvorba webu". */
  heading: 'Nový dopyt {ticket}',
  preview: 'Cez kontaktný formulár prišiel nový dopyt.',
  messageHeading: 'Správa',
} as const;

/** Labels of the rows that only these mails have. */
export const CONTACT_ROWS = { ticket: 'Číslo dopytu', topic: 'Téma' } as const;
