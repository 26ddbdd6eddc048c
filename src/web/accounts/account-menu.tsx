import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { Notice } from '../design/notice.tsx';
import { homeOf, type User } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Whose account this is, in the head of the portal, with the way out. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const { leave, isLeaving, hasFailed } = useSignOut();
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" loading={isLeaving} className="max-w-full">
            <span className="sr-only">Môj účet: </span>
            <span className="truncate">{user.username}</span>
            {!isLeaving && <ChevronDown aria-hidden="true" strokeWidth={1.5} />}
          </Button>
        }
      >
        <MenuItem onSelect={() => navigate(SETTINGS_PATH)}>Nastavenia účtu</MenuItem>
        {homeOf(user) === '/admin' && (
          <MenuItem onSelect={() => location.assign('/admin')}>Správa webu</MenuItem>
        )}
        <MenuItem onSelect={() => location.assign('/')}>Úvodná stránka</MenuItem>
        <MenuItem onSelect={leave}>Odhlásiť sa</MenuItem>
      </Menu>
      {hasFailed && (
        <Notice tone="error" role="alert" className="mb-2">
          Odhlásenie sa nepodarilo. Účet je tu stále otvorený, skúste to znova.
        </Notice>
      )}
    </>
  );
}
