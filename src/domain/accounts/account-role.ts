/** What an account may be (business 1). */
export const ACCOUNT_ROLES = ['customer', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
