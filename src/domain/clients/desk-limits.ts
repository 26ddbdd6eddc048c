/** Characters of what the operator writes about a client. */
export const CONTACT_NAME_MAX = 100;
export const CONTACT_ROLE_MAX = 100;
export const CLIENT_NOTE_MAX = 5_000;

/** Longest search. */
export const SEARCH_MAX = 254;

/** Most people of one client, and most invitations that wait at a time. */
export const CONTACTS_MAX = 50;
export const INVITATIONS_MAX = 20;

/** An invitation can be accepted for so long after its mail has gone out, in milliseconds. */
export const INVITATION_LIFETIME = 14 * 24 * 60 * 60_000;
