import { OFFER_PAGE, PROJECT_PAGE } from './link-header.ts';

/** The page of a secret link. */
export const offerPath = (token: string): `/${string}` => `${OFFER_PAGE}/${token}`;

/** The page of the project behind a secret link. */
export const linkedProjectPath = (token: string): `/${string}` => `${OFFER_PAGE}/${token}${PROJECT_PAGE}`;

/** Where on that page reminders are turned off: by a button, because programs that check mails follow links. */
export const REMINDERS_OFF_ID = 'pripomienky';

/** The operator's own page of an offer. */
export const offerEditorPath = (id: string): `/${string}` => `/admin/offers/${id}`;
