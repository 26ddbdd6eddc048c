/** Mails about accounts. They hold nothing that anybody has typed: whoever registers names any address (decisions 7.14). */
export const EMAIL_CODE_MAIL = {
  subject: 'Kód na potvrdenie e-mailu',
  preview: 'Zadajte ho na stránke, na ktorej ste si účet vytvorili.',
  greeting: 'Dobrý deň,',
  intro: 'na stránke, na ktorej ste prihlásení, zadajte tento kód:',
  codeHeading: 'Kód',
  valid: 'Kód platí 15 minút. Nikomu ho neposielajte, ani mne.',
  notYou: 'Ak ste o kód nežiadali, tento e-mail môžete ignorovať.',
  regards: 'S pozdravom',
} as const;

/** To the owner of an address with which somebody has tried to register. */
export const EMAIL_TAKEN_MAIL = {
  subject: 'Účet s vaším e-mailom už máte',
  preview: 'Niekto si chcel vytvoriť ďalší účet s touto adresou.',
  greeting: 'Dobrý deň,',
  intro: 'niekto si chcel vytvoriť účet s vašou e-mailovou adresou. Účet s ňou už máte, preto nový neplatí.',
  signIn: 'Prihlásiť sa',
  notYou: 'Ak ste to neboli vy, nemusíte robiť nič. Váš účet sa nezmenil.',
  regards: 'S pozdravom',
} as const;
