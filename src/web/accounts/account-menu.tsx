import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { MenuLater } from '../shell/menu-later.tsx';
import { homeOf, type User } from './session.ts';
import { useSignOut } from './use-sign-out.tsx';

/** Whose account this is, in the head of the portal, with the way out. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const { leave, isLeaving, hasFailed, question } = useSignOut();
  return (
    <>
      <MenuLater
        trigger={
          <Button size="small" loading={isLeaving}>
            <span aria-hidden="true">Účet</span>
            <span className="sr-only">Môj účet: {user.username}</span>
            {!isLeaving && <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />}
          </Button>
        }
        head={
          <div className="mb-1.5 max-w-80 border-b border-line px-4 pt-1.5 pb-3 text-small">
            <b className="block truncate">{user.username}</b>
            <span className="block truncate text-ink-2">{user.email}</span>
          </div>
        }
        actions={[
          { name: 'Nastavenia účtu', onSelect: () => navigate(SETTINGS_PATH) },
          ...(homeOf(user) === '/admin'
            ? [{ name: 'Správa webu', onSelect: () => location.assign('/admin') }]
            : []),
          { name: 'Úvodná stránka', onSelect: () => location.assign('/') },
          { name: 'Odhlásiť sa', onSelect: leave },
        ]}
      />
      {question}
      {hasFailed && (
        <Notice tone="error" role="alert" className="mb-2">
          Odhlásenie sa nepodarilo. Účet je tu stále otvorený, skúste to znova.
        </Notice>
      )}
    </>
  );
}
