import { call } from '../api/call.ts';
import type { portalSchemas } from './contract.ts';

type Schemas = typeof portalSchemas;

// What a signed-in client has with the operator, over all their firms, projects and offers.

export const portalOverview = call<Schemas['portalOverview']>('GET', '/api/portal/overview', 'json');
export const ownProjects = call<Schemas['ownProjects']>('GET', '/api/portal/projects', 'json');
export const ownOffers = call<Schemas['ownOffers']>('GET', '/api/portal/offers', 'json');
