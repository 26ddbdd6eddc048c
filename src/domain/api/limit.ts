const MINUTE = 60;

/** How often a call may be made, and whose calls are counted together (security 52, 55). */
export interface Limit {
  /** Calls with the same name share one count. */
  name: string;
  max: number;
  seconds: number;
  /** Whose uses are added up: those of an address, of an account, or of an address and those that name an e-mail in their body; or what an address does to one e-mail. */
  by: 'address' | 'account' | 'email' | 'addressToEmail';
  /** True where each process counts for itself, because a query would cost more than the call. */
  cheap?: true;
}

/** Calls that answer from memory, all together: a visitor needs three for each page, and many can share an address. */
export const READ_LIMIT = {
  name: 'read',
  max: 1_200,
  seconds: 10 * MINUTE,
  by: 'address',
  cheap: true,
} as const;

/** Tables of lists for spreadsheets, of whatever list: each reads its list from one end to the other. */
export const TABLE_LIMIT: Limit = { name: 'admin-exports', max: 20, seconds: 10 * MINUTE, by: 'account' };

/** So many uses of an address in so many minutes. */
export const perAddress = (name: string, max: number, minutes: number): Limit => ({
  name,
  max,
  seconds: minutes * MINUTE,
  by: 'address',
});

/** So many uses of an account in so many minutes. */
export const perAccount = (name: string, max: number, minutes: number): Limit => ({
  name,
  max,
  seconds: minutes * MINUTE,
  by: 'account',
});
