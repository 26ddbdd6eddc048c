import { offerPath } from '../offers/offer-address.ts';

/** The page of a project for a member of its client. */
export const portalProjectPath = (id: string): `/${string}` => `/portal/projects/${id}`;

/** The same for the holder of the secret link of its offer. */
export const linkedProjectPath = (token: string): `/${string}` => `${offerPath(token)}/projekt`;

/** The operator's own page of a project. */
export const projectDeskPath = (id: string): `/${string}` => `/admin/projects/${id}`;
