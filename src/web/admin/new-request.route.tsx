import { Link, useNavigate, useRevalidator } from 'react-router';
import { HandForm } from '../requests/hand-form.tsx';
import { INBOX, requestAt } from '../requests/inbox-addresses.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/new-request.route.ts';

export const meta: Route.MetaFunction = () => areaMeta('Nový dopyt');

/** A request by hand: somebody has called, or left a card. */
export default function NewRequest() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <div className="area-screen">
      <p>
        <Link to={INBOX} className="text-link inline-flex min-h-target items-center md:min-h-8">
          Dopyty
        </Link>
      </p>
      <h1>Nový dopyt</h1>
      <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6">
        <p className="text-ink-2">
          Stačí meno alebo firma a&nbsp;telefón alebo e-mail. Klientovi sa nič neodošle, preto mu povedzte, že
          si jeho údaje zapisujete a&nbsp;že podrobnosti sú v&nbsp;
          <a href="/ochrana-udajov" target="_blank" rel="noopener" className="text-link">
            zásadách ochrany osobných údajov
          </a>
          .
        </p>
        <HandForm
          onDone={(id) => void navigate(requestAt(id))}
          onArrived={() => void revalidate()}
          onCancel={() => void navigate(INBOX)}
        />
      </div>
    </div>
  );
}
