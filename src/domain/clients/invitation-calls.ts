import { call } from '../api/call.ts';
import type { invitationSchemas } from './invitation-contract.ts';

type Schemas = typeof invitationSchemas;

export const readInvitation = call<Schemas['readInvitation']>('POST', '/api/invitations/read', 'json');
export const acceptInvitation = call<Schemas['acceptInvitation']>('POST', '/api/invitations/accept', 'json');
