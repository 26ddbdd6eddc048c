import { createContext, useContext } from 'react';
import { offerHref, projectHref, requestHref } from './portal-addresses.ts';

/** Where records of the portal are opened: elsewhere for the operator, who looks at it as a client does. */
export interface PortalWays {
  project(id: string, part?: string): string;
  offer(id: string, part?: string): string;
  request(id: string): string;
}

const Ways = createContext<PortalWays>({ project: projectHref, offer: offerHref, request: requestHref });

/** Around what leads elsewhere. */
export const PortalWaysProvider = Ways.Provider;

/** Where the records of this screen are opened. */
export const usePortalWays = (): PortalWays => useContext(Ways);
