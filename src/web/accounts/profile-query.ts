import { profile } from '#domain/accounts/profile-calls.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';

/** The own account as its settings show it. */
export const profileQuery = { queryKey: [profile.path], meta: BY_SCREEN };
