/** To the operator: what a client has written about a request or in a project. {project} is "projektu „Web“" or "dopytu #0017". */
export const CLIENT_MESSAGE_MAIL = {
  subject: 'Správa klienta k {project}',
  preview: 'Klient píše k {project} a čaká na odpoveď.',
  client: 'Klient',
  more: 'Toto je len začiatok, ďalšie správy nájdete v administrácii.',
  open: 'Otvoriť správy',
  reply:
    'Odpovedzte priamo v správach, aby klient videl odpoveď aj vo svojom účte. Odpoveď na tento e-mail dostane klient len do schránky.',
} as const;
