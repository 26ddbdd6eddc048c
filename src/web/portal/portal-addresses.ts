import { START } from './portal-screens.ts';

/** Screens of the portal that others lead to. */
export const PROJECTS = `${START.to}/projects`;
export const DOCUMENTS = `${START.to}/documents`;
export const OFFERS = `${START.to}/offers`;
export const REQUESTS = `${START.to}/requests`;

/** Where a project stands, and a part of it. */
export const projectHref = (id: string, part = ''): string => `${PROJECTS}/${id}${part && `#${part}`}`;

/** Where an offer is read and answered, and a part of it. */
export const offerHref = (id: string, part = ''): string => `${OFFERS}/${id}${part && `#${part}`}`;

/** Where a request is read, and what was written about it. */
export const requestHref = (id: string): string => `${REQUESTS}/${id}`;
