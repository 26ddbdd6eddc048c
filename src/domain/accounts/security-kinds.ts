/** What may happen to the safety of an account: its owner hears of each by mail, and finds it in the account's history. */
export const SECURITY_KINDS = [
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'role-changed',
  'blocked',
  'unblocked',
  'account-deleted',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
