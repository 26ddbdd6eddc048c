import type { SecurityKind } from '#domain/accounts/security-kinds.ts';

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
  preview: 'Niekto zadal vašu adresu pri inom účte.',
  greeting: 'Dobrý deň,',
  intro: 'niekto zadal vašu e-mailovú adresu pri inom účte. Účet s ňou už máte vy, preto pre iný neplatí.',
  signIn: 'Prihlásiť sa',
  notYou: 'Ak ste to neboli vy, nemusíte robiť nič. Váš účet sa nezmenil.',
  regards: 'S pozdravom',
} as const;

/** With the link that sets a new password. */
export const RESET_LINK_MAIL = {
  subject: 'Nové heslo k vášmu účtu',
  preview: 'Odkaz platí hodinu a použiť sa dá raz.',
  greeting: 'Dobrý deň,',
  intro: 'na stránke, ktorú otvorí toto tlačidlo, si nastavíte nové heslo.',
  action: 'Nastaviť nové heslo',
  valid: 'Odkaz platí 60 minút a použiť sa dá raz. Nikomu ho neposielajte, ani mne.',
  notYou: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať. Vaše heslo sa nezmenilo.',
  regards: 'S pozdravom',
} as const;

/** With the link that signs in. */
export const SIGN_IN_LINK_MAIL = {
  subject: 'Odkaz na prihlásenie',
  preview: 'Odkaz platí štvrť hodiny a použiť sa dá raz.',
  greeting: 'Dobrý deň,',
  intro: 'na stránke, ktorú otvorí toto tlačidlo, sa prihlásite bez hesla.',
  action: 'Prihlásiť sa',
  valid: 'Odkaz platí 15 minút a použiť sa dá raz. Nikomu ho neposielajte, ani mne.',
  notYou: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať. Do vášho účtu sa nikto neprihlásil.',
  regards: 'S pozdravom',
} as const;

/** To whoever held the account before: what has happened to it. `what` finishes the greeting, so it begins in small letters. */
export const SECURITY_NOTICES: Readonly<Record<SecurityKind, { subject: string; what: string }>> = {
  'password-changed': {
    subject: 'Heslo k vášmu účtu sa zmenilo',
    what: 'heslo k vášmu účtu sa zmenilo. V ostatných prehliadačoch sa treba prihlásiť znova.',
  },
  'password-reset': {
    subject: 'Heslo k vášmu účtu sa zmenilo',
    what: 'cez odkaz z e-mailu má váš účet nové heslo. Vo všetkých prehliadačoch sa treba prihlásiť znova.',
  },
  'email-change-asked': {
    subject: 'Váš účet má mať iný e-mail',
    what: 'v nastaveniach vášho účtu niekto zadal iný e-mail. Kým ho nepotvrdí kódom, platí táto adresa.',
  },
  'email-changed': {
    subject: 'E-mail vášho účtu sa zmenil',
    what: 'váš účet má odteraz iný e-mail. Na túto adresu už nebude chodiť nič.',
  },
  'second-factor-on': {
    subject: 'Prihlásenie má druhý krok',
    what: 'po hesle si prihlásenie do vášho účtu odteraz pýta aj kód z aplikácie.',
  },
  'second-factor-off': {
    subject: 'Druhý krok prihlásenia je vypnutý',
    what: 'prihlásenie do vášho účtu si už nepýta kód z aplikácie.',
  },
  'second-factor-reset': {
    subject: 'Druhý krok prihlásenia je zrušený',
    what: 'správca zrušil druhý krok prihlásenia do vášho účtu. Po prihlásení si ho môžete nastaviť znova.',
  },
  'recovery-codes-renewed': {
    subject: 'Váš účet má nové záložné kódy',
    what: 'k vášmu účtu sú vytvorené nové záložné kódy. Tie predchádzajúce už neplatia.',
  },
  'recovery-code-used': {
    subject: 'Prihlásenie záložným kódom',
    what: 'niekto sa do vášho účtu prihlásil záložným kódom. Ten kód už neplatí.',
  },
  'passkey-added': {
    subject: 'Váš účet má nový prístupový kľúč',
    what: 'k vášmu účtu pribudol prístupový kľúč. Dá sa ním prihlásiť bez hesla.',
  },
  'passkey-removed': {
    subject: 'Prístupový kľúč je odstránený',
    what: 'z vášho účtu je odstránený prístupový kľúč. Prihlásiť sa ním už nedá.',
  },
  'role-changed': {
    subject: 'Váš účet má iné oprávnenia',
    what: 'správca zmenil oprávnenia vášho účtu. Možno sa treba prihlásiť znova.',
  },
  blocked: {
    subject: 'Váš účet je zablokovaný',
    what: 'správca váš účet zablokoval. Prihlásiť sa doň nedá.',
  },
  unblocked: {
    subject: 'Váš účet je odblokovaný',
    what: 'správca váš účet odblokoval. Môžete sa doň prihlásiť.',
  },
  'account-deleted': {
    subject: 'Váš účet je zmazaný',
    what: 'váš účet je zmazaný. Prihlásiť sa doň už nedá.',
  },
};

/** What all notices say around that. */
export const SECURITY_NOTICE_FRAME = {
  preview: 'Ak ste to neboli vy, pozrite sa, čo urobiť.',
  greeting: 'Dobrý deň,',
  whenHeading: 'Kedy',
  newPassword: 'Nastaviť nové heslo',
  notYou: 'Ak ste to boli vy, nemusíte robiť nič.',
  somebodyElse: 'Ak to bol niekto iný, hneď si nastavte nové heslo a odpovedzte na tento e-mail.',
  writeMe: 'Ak to bol niekto iný, odpovedzte na tento e-mail.',
  regards: 'S pozdravom',
} as const;
