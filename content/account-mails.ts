import type { SecurityKind } from '#domain/accounts/security-kinds.ts';

/** Mails about accounts. They hold nothing that anybody has typed: whoever registers names any address (decisions 7.14). */
export const EMAIL_CODE_MAIL = {
  subject: 'Kód na potvrdenie e-mailu',
  preview: 'Zadajte ho na stránke, kde ste oň požiadali.',
  greeting: 'Dobrý deň,',
  intro: 'zadajte tento kód na stránke, kde ste oň požiadali.',
  codeHeading: 'Potvrdenie e-mailu',
  code: 'Váš kód',
  valid: 'Kód platí 15 minút. Nikomu ho neposielajte, ani mne.',
  notYou: 'Ak ste o kód nežiadali, tento e-mail môžete ignorovať. Bez kódu vašu adresu nikto nepoužije.',
  regards: 'S pozdravom',
} as const;

/** To the owner of an address with which somebody has tried to register. */
export const EMAIL_TAKEN_MAIL = {
  subject: 'Účet s vaším e-mailom už máte',
  preview: 'Niekto zadal vašu adresu pri inom účte.',
  greeting: 'Dobrý deň,',
  intro:
    'niekto zadal vašu e-mailovú adresu pri inom účte. Patrí už k vášmu účtu, preto sa pri inom použiť nedá.',
  signIn: 'Prihlásiť sa',
  you: 'Ak ste to boli vy, prihláste sa do účtu, ktorý už máte.',
  notYou: 'Ak ste to neboli vy, nemusíte robiť nič. Váš účet sa nezmenil.',
  regards: 'S pozdravom',
} as const;

/** To the owner of an account that nobody uses, before it is deleted. */
export const UNUSED_MAIL = {
  subject: 'Váš účet sa čoskoro zruší',
  preview: 'Ak si ho chcete ponechať, stačí sa prihlásiť.',
  greeting: 'Dobrý deň,',
  intro: 'do vášho účtu sa dlho nikto neprihlásil. Ak si ho chcete ponechať, stačí sa prihlásiť.',
  details: 'Čo sa stane bez prihlásenia',
  deleted: 'Účet sa zruší',
  signIn: 'Prihlásiť sa',
  reason: 'Údaje, ktoré už netreba, neuchovávam. Ak účet nepotrebujete, nemusíte robiť nič.',
  regards: 'S pozdravom',
} as const;

/** With the link that sets a new password. */
export const RESET_LINK_MAIL = {
  subject: 'Nové heslo k vášmu účtu',
  preview: 'Odkaz platí 60 minút a dá sa použiť len raz.',
  greeting: 'Dobrý deň,',
  intro: 'cez tento odkaz si nastavíte nové heslo k svojmu účtu.',
  action: 'Nastaviť nové heslo',
  valid: 'Odkaz platí 60 minút a dá sa použiť len raz. Nikomu ho neposielajte, ani mne.',
  notYou:
    'Ak ste oň nežiadali, tento e-mail môžete ignorovať. Kým odkaz nikto nepoužije, vaše heslo sa nezmení.',
  regards: 'S pozdravom',
} as const;

/** With the link that signs in. */
export const SIGN_IN_LINK_MAIL = {
  subject: 'Odkaz na prihlásenie',
  preview: 'Odkaz platí 15 minút a dá sa použiť len raz.',
  greeting: 'Dobrý deň,',
  intro: 'cez tento odkaz sa prihlásite do svojho účtu bez hesla.',
  action: 'Prihlásiť sa',
  valid: 'Odkaz platí 15 minút a dá sa použiť len raz. Nikomu ho neposielajte, ani mne.',
  notYou:
    'Ak ste oň nežiadali, tento e-mail môžete ignorovať. Kým odkaz nikto nepoužije, do vášho účtu sa ním nikto neprihlási.',
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
    what: 'heslo k vášmu účtu sa zmenilo cez odkaz z e-mailu. Vo všetkých prehliadačoch sa treba prihlásiť znova.',
  },
  'email-change-asked': {
    subject: 'Žiadosť o zmenu e-mailu vášho účtu',
    what: 'v nastaveniach vášho účtu niekto zadal iný e-mail. Kým ho nepotvrdí kódom, platí táto adresa.',
  },
  'email-changed': {
    subject: 'E-mail vášho účtu sa zmenil',
    what: 'váš účet má odteraz iný e-mail. E-maily o účte už na túto adresu chodiť nebudú.',
  },
  'second-factor-on': {
    subject: 'Prihlásenie si pýta kód z aplikácie',
    what: 'k vášmu účtu je nastavená aplikácia na overovacie kódy. Prihlásenie si po hesle pýta kód z nej.',
  },
  'second-factor-off': {
    subject: 'Prihlásenie si už nepýta kód z aplikácie',
    what: 'kódy z aplikácie sú vypnuté. Prihlásenie do vášho účtu si ich už nepýta.',
  },
  'second-factor-reset': {
    subject: 'Druhý krok prihlásenia je zrušený',
    what: 'správca webu zrušil druhý krok prihlásenia do vášho účtu. Prihláste sa heslom a v nastaveniach účtu si ho znova zapnite.',
  },
  'recovery-codes-renewed': {
    subject: 'Váš účet má nové záložné kódy',
    what: 'váš účet má nové záložné kódy. Predchádzajúce už neplatia.',
  },
  'recovery-code-used': {
    subject: 'Prihlásenie záložným kódom',
    what: 'niekto sa do vášho účtu prihlásil záložným kódom. Použitý kód už neplatí.',
  },
  'passkey-added': {
    subject: 'Váš účet má nový prístupový kľúč',
    what: 'k vášmu účtu pribudol prístupový kľúč. Dá sa ním prihlásiť bez hesla. Ak ho nepoznáte, odstráňte ho v nastaveniach účtu.',
  },
  'passkey-removed': {
    subject: 'Prístupový kľúč je odstránený',
    what: 'z vášho účtu je odstránený prístupový kľúč. Prihlásiť sa ním už nedá.',
  },
  'role-changed': {
    subject: 'Váš účet má iné oprávnenia',
    what: 'správca webu zmenil oprávnenia vášho účtu. Čo v ňom teraz môžete, uvidíte po prihlásení.',
  },
  blocked: {
    subject: 'Váš účet je zablokovaný',
    what: 'správca webu váš účet zablokoval. Prihlásiť sa doň nedá. Údaje v ňom zostali.',
  },
  unblocked: {
    subject: 'Váš účet je odblokovaný',
    what: 'správca webu váš účet odblokoval. Môžete sa doň prihlásiť.',
  },
  'account-deleted': {
    subject: 'Váš účet je zrušený',
    what: 'váš účet je zrušený. Prihlásiť sa doň už nedá.',
  },
};

/** What all notices say around that. */
export const SECURITY_NOTICE_FRAME = {
  greeting: 'Dobrý deň,',
  details: 'Podrobnosti',
  when: 'Kedy',
  newPassword: 'Nastaviť nové heslo',
  regards: 'S pozdravom',
} as const;

/** What a notice says to do: by whether a new password helps, the account is no more, or the operator has done it. */
export const SECURITY_NOTICE_ADVICE = {
  newPassword: {
    preview: 'Ak ste to neboli vy, pozrite sa, čo urobiť.',
    notes: [
      'Ak ste to boli vy, nemusíte robiť nič.',
      'Ak to bol niekto iný, hneď si nastavte nové heslo a napíšte mi.',
    ],
  },
  reply: {
    preview: 'Ak ste to neboli vy, pozrite sa, čo urobiť.',
    notes: ['Ak ste to boli vy, nemusíte robiť nič.', 'Ak to bol niekto iný, napíšte mi.'],
  },
  farewell: {
    preview: 'Prihlásiť sa doň už nedá.',
    notes: ['Účet ste zrušili vy, alebo ho dlho nikto nepoužíval.', 'Ak to bol niekto iný, napíšte mi.'],
  },
  question: {
    preview: 'Zmenu urobil správca webu.',
    notes: ['Ak sa chcete na niečo opýtať, napíšte mi.'],
  },
} as const;
