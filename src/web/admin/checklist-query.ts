import { setupChecklist } from '#domain/accounts/admin-calls.ts';

/** What is left to be set up. */
export const checklistQuery = { queryKey: [setupChecklist.path] };
