/** Mails about a message from the contact form. `ticket` is its number ("#0018"). */
export const CONTACT_CLIENT_MAIL = {
  subject: 'Vaša správa {ticket} bola prijatá',
  preview: 'Číslo správy je {ticket}. Pozrite si, čo bude nasledovať.',
  greeting: 'Dobrý deň,',
  thanks: 'ďakujem za správu. Jej číslo je {ticket}.',
  account: 'Sledovať správu v účte',
  summaryHeading: 'Zhrnutie správy',
  question: 'Ak chcete niečo doplniť, stačí odpovedať na tento e-mail.',
  notYou: 'Ak správa nie je od vás, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;

export const CONTACT_OPERATOR_MAIL = {
  /** The subject adds the topic: "Nová správa #0018: Tvorba webu". */
  heading: 'Nová správa {ticket}',
  preview: 'Cez kontaktný formulár prišla nová správa.',
  messageHeading: 'Správa',
} as const;

/** Labels of the rows that only these mails have. */
export const CONTACT_ROWS = { ticket: 'Číslo správy', topic: 'Téma' } as const;
