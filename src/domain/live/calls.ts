import { call } from '../api/call.ts';
import type { liveSchemas } from './contract.ts';

export const liveHints = call<(typeof liveSchemas)['liveHints']>('GET', '/api/events', 'events');
