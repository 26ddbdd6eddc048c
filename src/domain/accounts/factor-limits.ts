/** Digits of a code from an app, as every such app makes them. */
export const TOTP_DIGITS = 6;
/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;
/** Most passkeys of one account. */
export const PASSKEYS_MAX = 20;
/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
