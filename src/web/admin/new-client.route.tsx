import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { makeClient } from '#domain/clients/desk-calls.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { ClientForm } from '../clients/client-form.tsx';
import { CLIENTS, clientAt, OFFERED_CLIENTS } from '../clients/desk-addresses.ts';
import { deskSchemasOf } from '../clients/desk-schemas.ts';
import { offerFor } from '../clients/offer-for.ts';
import { showToast } from '../errors/toast-store.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import type { Route } from './+types/new-client.route.ts';

export const meta: Route.MetaFunction = () => areaMeta('Nový klient');

/** A client by hand; people and the rest come on its page, or its offer first where it is made for one. */
export default function NewClient() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [address] = useSearchParams();
  const isForOffer = address.has('ponuka');
  const back = isForOffer ? OFFERED_CLIENTS.path : CLIENTS;
  /** Where an offer could not be begun, that is said, and its client has the button for it. */
  const offerOrClient = (id: string) =>
    offerFor(id).catch((error: unknown) => {
      const description = callAdvice(factsOf(error));
      showToast({ title: 'Klient je založený, ponuka nie', description, variant: 'destructive' });
      return clientAt(id);
    });
  const next = async (id: string) => navigate(isForOffer ? await offerOrClient(id) : clientAt(id));
  return (
    <div className="area-screen">
      <p>
        <Link to={back} className="text-link inline-flex min-h-target items-center md:min-h-8">
          {isForOffer ? 'Nová ponuka' : 'Klienti'}
        </Link>
      </p>
      <h1>Nový klient</h1>
      <div className="max-w-160">
        <ClientForm
          id="new-client"
          call={makeClient}
          loadSchemas={deskSchemasOf('makeClient')}
          input={(body) => ({ body })}
          label={isForOffer ? 'Založiť klienta a\u00A0písať ponuku' : 'Založiť klienta'}
          onDone={({ id }) => void next(id)}
          onArrived={() => void revalidate()}
          once={LATER_WORDS.added}
          onCancel={() => void navigate(back)}
        />
      </div>
    </div>
  );
}
