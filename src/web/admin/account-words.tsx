import { formatDateTime } from '#domain/kernel/format.ts';
import type { ListedAccount } from './account-acts.ts';

export const ROLES = { customer: 'Klient', admin: 'Správca' } as const;

/** Whether the account can be used, and by whom it was proven. */
export function AccountState({ blocked, emailVerified }: Pick<ListedAccount, 'blocked' | 'emailVerified'>) {
  if (blocked) return <span className="tone-error">Zablokovaný</span>;
  return emailVerified ? 'Aktívny' : <span className="tone-warn">E-mail nepotvrdený</span>;
}

/** When a sign-in that has not ended was last used. */
export const lastUse = ({ usedAt }: Pick<ListedAccount, 'usedAt'>): string =>
  usedAt === null ? 'bez prihlásenia' : formatDateTime(new Date(usedAt));
