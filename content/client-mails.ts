/** To whoever the operator invites to a client: they may have no account yet. */
export const CLIENT_INVITATION_MAIL = {
  /** {client} is who the reader is to see the things of: their own firm. */
  subject: 'Pozvánka do účtu: {client}',
  preview: 'Uvidíte v ňom dopyty, ponuky a projekty. Pozvánka platí 14 dní.',
  greeting: 'Dobrý deň,',
  intro:
    'pozývam vás k dopytom, cenovým ponukám a projektom. Zobrazíte si ich v účte: prihláste sa, alebo si ho vytvorte.',
  details: 'Pozvánka',
  client: 'Firma alebo meno',
  action: 'Prijať pozvánku',
  valid: 'Odkaz platí 14 dní a dá sa použiť len raz.',
  address: 'Platí len pre účet s touto e-mailovou adresou. Pri novom účte ju potvrdíte kódom.',
  notYou: 'Ak pozvánku nečakáte, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;
