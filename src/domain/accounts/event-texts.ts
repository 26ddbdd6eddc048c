import type { AccountEvent } from './account-events.ts';

/** What has happened to an account, as its history, its export and the operator's log say it. */
export const EVENT_TEXTS: Readonly<Record<AccountEvent, string>> = {
  registered: 'Vytvorenie účtu',
  'email-proven': 'Potvrdenie e-mailu',
  'signed-in': 'Prihlásenie',
  'sessions-ended': 'Ukončenie prihlásení',
  'reset-link-sent': 'Odoslanie odkazu na nové heslo',
  'sign-in-link-sent': 'Odoslanie odkazu na prihlásenie',
  'unused-warned': 'Upozornenie, že sa nepoužívaný účet zruší',
  'password-changed': 'Zmena hesla',
  'password-reset': 'Nové heslo cez odkaz z e-mailu',
  'email-change-asked': 'Žiadosť o zmenu e-mailu',
  'email-changed': 'Zmena e-mailu',
  'second-factor-on': 'Zapnutie kódov z aplikácie',
  'second-factor-off': 'Vypnutie kódov z aplikácie',
  'second-factor-reset': 'Zrušenie druhého kroku prihlásenia',
  'recovery-codes-renewed': 'Vytvorenie nových záložných kódov',
  'recovery-code-used': 'Prihlásenie záložným kódom',
  'passkey-added': 'Pridanie prístupového kľúča',
  'passkey-removed': 'Odstránenie prístupového kľúča',
  'role-changed': 'Zmena oprávnení',
  blocked: 'Zablokovanie účtu',
  unblocked: 'Odblokovanie účtu',
  'account-deleted': 'Zrušenie účtu',
};
