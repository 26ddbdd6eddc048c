import { profile } from '#domain/accounts/profile-calls.ts';

/** The own account as its settings show it. */
export const profileQuery = { queryKey: [profile.path] };
