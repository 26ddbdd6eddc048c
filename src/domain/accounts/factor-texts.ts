import { PASSKEYS_MAX, TOTP_DIGITS } from './factor-limits.ts';

/** What is said of the second step of a sign-in and of passkeys. */
export const FACTOR_TEXTS = {
  codeMissing: `Zadajte ${TOTP_DIGITS}-miestny kód z\u00A0aplikácie alebo záložný kód`,
  appCodeMissing: `Zadajte ${TOTP_DIGITS}-miestny kód z\u00A0aplikácie`,
  setupOver: 'Čas na nastavenie uplynul. Začnite znova.',
  passkeyNameMissing: 'Pomenujte prístupový kľúč',
  passkeyUnreadable: 'Prístupový kľúč sa nepodarilo prečítať',
  passkeysMany: `Viac ako ${PASSKEYS_MAX} prístupových kľúčov účet mať nemôže. Najprv niektorý odstráňte.`,
  lastFactor: 'Správca musí mať druhý krok prihlásenia. Najprv pridajte iný.',
  noFactor: 'Záložné kódy patria k\u00A0druhému kroku prihlásenia. Najprv ho nastavte.',
} as const;
