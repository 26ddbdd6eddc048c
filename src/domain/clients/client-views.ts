/** What of the list: everybody, who has something open, with whose accounts nobody can sign in, who lacks an IČO. */
export const CLIENT_VIEWS = ['all', 'open', 'without-account', 'without-ico'] as const;
export type ClientView = (typeof CLIENT_VIEWS)[number];
