import { Mail, Phone } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { readClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { beginOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { useClientActs } from '../clients/client-acts.tsx';
import { ClientAside } from '../clients/client-aside.tsx';
import { ClientMoney, overdueOf, paymentsAt } from '../clients/client-money.tsx';
import { ClientNote } from '../clients/client-note.tsx';
import { ClientPeople } from '../clients/client-people.tsx';
import { ClientRecords } from '../clients/client-records.tsx';
import { CLIENTS } from '../clients/desk-addresses.ts';
import { AreaColumns } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { useLiveData } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { phoneHref } from '../shell/phone-href.ts';
import { useKeys } from '../shell/use-keys.ts';
import type { Route } from './+types/client.route.ts';

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  orNoSuchScreen(callApi(readClient, { params }, { signal: request.signal }));

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.name ?? 'Klient');

/** One client: whom to call, what there was, and beside it billing data, accounts and what has happened. */
export default function ClientPage({ loaderData: client }: Route.ComponentProps) {
  // Another client is another page: nothing of one is left on the next.
  return <ClientScreen key={client.id} client={client} />;
}

function ClientScreen({ client }: { client: DeskClient }) {
  const { id, name, ico, createdAt, contacts } = client;
  const acts = useClientActs();
  const navigate = useNavigate();
  useLiveData(`client ${id}`, 'request', 'offer', 'project', 'payment');
  const [debt] = overdueOf(client);
  const phone = contacts.find((contact) => contact.phone !== '')?.phone;
  const email = contacts.find((contact) => contact.email !== '')?.email;
  const offer = async () => {
    let begun = '';
    const begin = async () => {
      begun = (await callApi(beginOffer, { body: { from: 'client', id } })).id;
    };
    if (await acts.perform(begin, 'Ponuka je založená.')) await navigate(offerEditorPath(begun));
  };
  useKeys({ o: () => void offer() });
  return (
    <div className="area-screen">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          <Link to={CLIENTS} className="text-link inline-flex min-h-target items-center md:min-h-8">
            Klienti
          </Link>
        </p>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <p className="font-mono text-mark font-medium text-ink-2">
              {['Klient', ico && `IČO ${ico}`, `od ${formatDate(new Date(createdAt))}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h1 className="mt-1 wrap-anywhere">{tied(name)}</h1>
          </div>
          <div className="flex grow flex-wrap items-center gap-2 md:grow-0">
            <Link
              to={`/portal/clients/${id}`}
              className="text-link inline-flex min-h-target items-center md:min-h-8"
            >
              Pozrieť ako klient
            </Link>
            {email && (
              <a
                href={`mailto:${email}`}
                aria-label={`Napísať na ${email}`}
                className={buttonClass({ size: 'small' })}
              >
                <Mail aria-hidden="true" size={16} strokeWidth={1.5} />
              </a>
            )}
            {phone && (
              <a
                href={phoneHref(phone)}
                aria-label={`Zavolať ${phone}`}
                className={buttonClass({ size: 'small' })}
              >
                <Phone aria-hidden="true" size={16} strokeWidth={1.5} />
                <span className="money max-md:sr-only">{phone}</span>
              </a>
            )}
            <Button
              variant={debt ? 'secondary' : 'primary'}
              size="small"
              className="grow"
              loading={acts.isBusy}
              onClick={() => void offer()}
            >
              Vytvoriť ponuku <KeyCap>O</KeyCap>
            </Button>
            {debt && (
              <ButtonLink variant="primary" size="small" className="grow" to={paymentsAt(debt.projectId)}>
                Overiť platbu
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {acts.notices}
      <AreaColumns isNarrow aside={<ClientAside client={client} acts={acts} />}>
        <ClientMoney client={client} />
        <ClientPeople client={client} acts={acts} />
        <ClientRecords client={client} />
        <ClientNote key={client.note} client={client} acts={acts} />
      </AreaColumns>
    </div>
  );
}
