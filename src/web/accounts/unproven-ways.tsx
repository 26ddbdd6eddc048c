import { Notice } from '../design/notice.tsx';
import { homeOf, mustProveEmail, type User } from './session.ts';
import { useSignOut } from './use-sign-out.tsx';

/** Where else somebody can go whose e-mail is not proven yet; under the sheet. */
export function UnprovenWays({ user }: { user: User }) {
  const { leave, isLeaving, hasFailed, question } = useSignOut();
  return (
    <div className="grid gap-2 text-small">
      <p className="targets flex flex-wrap items-center gap-x-5">
        <span className="wrap-anywhere text-ink-2">
          Účet <b className="text-ink">{user.username}</b>
        </span>
        {!mustProveEmail(user) && (
          <a href={homeOf(user)} className="text-link">
            Potvrdiť neskôr
          </a>
        )}
        <button type="button" className="min-h-target text-link" aria-disabled={isLeaving} onClick={leave}>
          Odhlásiť sa
        </button>
      </p>
      {question}
      {hasFailed && (
        <Notice tone="error" role="alert" className="bg-sheet">
          Odhlásenie sa nepodarilo. Účet je tu stále otvorený, skúste to znova.
        </Notice>
      )}
    </div>
  );
}
