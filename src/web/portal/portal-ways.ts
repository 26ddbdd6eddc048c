import { createContext, useContext } from 'react';
import { offerHref, projectHref } from './portal-addresses.ts';
import { requestHref } from './request-name.ts';

/** Where records of the portal are opened: elsewhere for the operator, who looks at it as a client does. */
export interface PortalWays {
  project(id: string, part?: string): string;
  offer(id: string, part?: string): string;
  request(request: { id: string }): string;
}

const Ways = createContext<PortalWays>({ project: projectHref, offer: offerHref, request: requestHref });

/** Around what leads elsewhere. */
export const PortalWaysProvider = Ways.Provider;

/** Where the records of this screen are opened. */
export const usePortalWays = (): PortalWays => useContext(Ways);
