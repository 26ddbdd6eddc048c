import { Link, useNavigate, useRevalidator } from 'react-router';
import { makeClient } from '#domain/clients/desk-calls.ts';
import { ClientForm } from '../clients/client-form.tsx';
import { CLIENTS, clientAt } from '../clients/desk-addresses.ts';
import { deskSchemasOf } from '../clients/desk-schemas.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import type { Route } from './+types/new-client.route.ts';

export const meta: Route.MetaFunction = () => areaMeta('Nový klient');

/** A client by hand; people and the rest come on its page. */
export default function NewClient() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <div className="area-screen">
      <p>
        <Link to={CLIENTS} className="text-link inline-flex min-h-target items-center md:min-h-8">
          Klienti
        </Link>
      </p>
      <h1>Nový klient</h1>
      <div className="max-w-160">
        <ClientForm
          id="new-client"
          call={makeClient}
          loadSchemas={deskSchemasOf('makeClient')}
          input={(body) => ({ body })}
          label="Založiť klienta"
          onDone={({ id }) => void navigate(clientAt(id))}
          onArrived={() => void revalidate()}
          once={LATER_WORDS.added}
          onCancel={() => void navigate(CLIENTS)}
        />
      </div>
    </div>
  );
}
