/** To whoever the operator invites to a client: they may have no account yet. */
export const CLIENT_INVITATION_MAIL = {
  subject: 'Pozvánka do klientskeho účtu',
  preview: 'Uvidíte v ňom dopyty, ponuky a projekty. Pozvánka platí 14 dní.',
  greeting: 'Dobrý deň,',
  intro:
    'pozývam vás do účtu, v ktorom uvidíte dopyty, cenové ponuky a projekty klienta. Prihláste sa, alebo si účet vytvorte.',
  details: 'Pozvánka',
  client: 'Klient',
  action: 'Prijať pozvánku',
  valid: 'Odkaz platí 14 dní a dá sa použiť len raz.',
  address: 'Platí len pre účet s touto e-mailovou adresou. Pri novom účte ju potvrdíte kódom.',
  notYou: 'Ak pozvánku nečakáte, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;
