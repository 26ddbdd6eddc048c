/** To the operator: what a client has written about a request or in a project. {project} is "projektu „Web“" or "dopytu #0017". */
export const CLIENT_MESSAGE_MAIL = {
  subject: 'Správa klienta k {project}',
  preview: 'Klient čaká na odpoveď k {project}.',
  client: 'Klient',
  open: 'Otvoriť správy',
  reply:
    'Odpovedzte medzi správami, aby klient videl odpoveď aj v portáli. Odpoveď na tento e-mail mu príde len do schránky.',
} as const;
