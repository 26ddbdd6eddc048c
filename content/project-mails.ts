/** To the client: what the operator has written at their project. */
export const PROJECT_MESSAGE_MAIL = {
  subject: 'Správa k projektu „{project}“',
  preview: 'Odpovedať môžete priamo na tento e-mail.',
  greeting: 'Dobrý deň,',
  intro: 'k projektu „{project}“ máte odo mňa správu.',
  message: 'Správa',
  reply: 'Odpovedať môžete priamo na tento e-mail.',
  regards: 'S pozdravom',
} as const;
