import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import type { User } from './session.ts';
import { useSignOut } from './use-sign-out.tsx';

/** Whose account this is, at the foot of the administration's column, with the way out. */
export function AccountTools({ user: { username } }: { user: User }) {
  const { leave, isLeaving, hasFailed, question } = useSignOut();
  return (
    <>
      <p className="area-account">
        <span className="sr-only">Môj účet: </span>
        {username}
      </p>
      <a href={SETTINGS_PATH} className="area-link">
        Nastavenia účtu
      </a>
      <button type="button" className="area-link" aria-disabled={isLeaving} onClick={leave}>
        Odhlásiť sa
      </button>
      {question}
      {hasFailed && (
        <p role="alert" className="px-4 py-2 text-small text-error">
          Odhlásenie sa nepodarilo. Účet je tu stále otvorený, skúste to znova.
        </p>
      )}
    </>
  );
}
