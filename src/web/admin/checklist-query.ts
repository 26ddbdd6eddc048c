import { setupChecklist } from '#domain/accounts/admin-calls.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';

/** What is left to be set up. */
export const checklistQuery = { queryKey: [setupChecklist.path], meta: BY_SCREEN };
