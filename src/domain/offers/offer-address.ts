/** The page of a secret link. */
export const offerPath = (token: string): `/${string}` => `/ponuka/${token}`;

/** Where on that page reminders are turned off: by a button, because programs that check mails follow links. */
export const REMINDERS_OFF_ID = 'pripomienky';

/** The operator's own page of an offer. */
export const offerEditorPath = (id: string): `/${string}` => `/admin/offers/${id}`;
