/** To the operator: what a client has written about a request or in a project. {project} is "projektu „Web“" or "dopytu #0017". */
export const CLIENT_MESSAGE_MAIL = {
  subject: 'Správa klienta k {project}',
  preview: 'Klient čaká na odpoveď k {project}.',
  client: 'Klient',
  open: 'Otvoriť rozhovor',
  reply:
    'Odpovedzte v rozhovore, aby odpoveď mal aj klient v portáli. Odpoveď na tento e-mail dostane klient len do schránky.',
} as const;
