import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { Notice } from '../design/notice.tsx';
import { homeOf, mustProveEmail, type User } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Where somebody can go whose e-mail is not proven yet. */
export function UnprovenWays({ user }: { user: User }) {
  const { leave, isLeaving, hasFailed } = useSignOut();
  return (
    <div className="grid gap-2 border-t border-line px-sheet py-3 text-small">
      <p className="targets flex flex-wrap gap-x-5">
        {!mustProveEmail(user) && (
          <a href={homeOf(user)} className="text-link">
            Potvrdiť neskôr
          </a>
        )}
        <a href={SETTINGS_PATH} className="text-link">
          Zmeniť e-mail
        </a>
        <button type="button" className="text-link" aria-disabled={isLeaving} onClick={leave}>
          Odhlásiť sa
        </button>
      </p>
      {hasFailed && (
        <Notice tone="error" role="alert">
          Odhlásenie sa nepodarilo. Účet je tu stále otvorený, skúste to znova.
        </Notice>
      )}
    </div>
  );
}
