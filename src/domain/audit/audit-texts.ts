/** What was done, as the list says it; the subject stands beside. */
const ACTIONS: Readonly<Record<string, string>> = {
  'account.registered': 'Registrácia účtu',
  'account.signed-in': 'Prihlásenie',
  'account.email-proven': 'Potvrdenie e-mailu',
  'account.sessions-ended': 'Ukončenie všetkých prihlásení',
  'account.password-changed': 'Zmena hesla',
  'account.password-reset': 'Nové heslo cez odkaz z e-mailu',
  'account.email-change-asked': 'Žiadosť o zmenu e-mailu',
  'account.email-changed': 'Zmena e-mailu',
  'account.second-factor-on': 'Zapnutie druhého kroku',
  'account.second-factor-off': 'Vypnutie druhého kroku',
  'account.second-factor-reset': 'Zrušenie druhého kroku správcom',
  'account.recovery-codes-renewed': 'Nové záložné kódy',
  'account.recovery-code-used': 'Použitie záložného kódu',
  'account.passkey-added': 'Pridanie prístupového kľúča',
  'account.passkey-removed': 'Odobratie prístupového kľúča',
  'account.role-changed': 'Zmena roly',
  'account.blocked': 'Zablokovanie účtu',
  'account.unblocked': 'Odblokovanie účtu',
  'account.account-deleted': 'Zmazanie účtu',
  'request.submitted': 'Odoslanie dopytu',
  'person.erased': 'Vymazanie údajov osoby',
  'price-book.published': 'Vydanie cenníka',
};

/** What was done; what has no words yet stands as it was noted. */
export const auditAction = (action: string): string => ACTIONS[action] ?? action;

/** Who did something without an account. */
const ACTORS: Readonly<Record<string, string>> = {
  visitor: 'Návštevník',
  operator: 'Prevádzkovateľ na serveri',
  admin: 'Prevádzkovateľ na serveri',
  start: 'Spustenie servera',
};

/** What an entry can be about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'účet',
  request: 'dopyt',
  person: 'osoba',
  'price-book': 'cenník',
};

/** Stands for an account that is no more. */
const GONE = 'Zmazaný účet';

/** Who did it: the username of an account, or a word. */
export const auditActor = (actor: string, username: string | undefined): string =>
  username ?? ACTORS[actor] ?? GONE;

/** What it was done to: "účet jana", "dopyt #0017". */
export const auditSubject = (type: string, name: string | undefined): string =>
  [SUBJECTS[type] ?? type, name].filter(Boolean).join(' ');
