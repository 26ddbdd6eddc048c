import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { readClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { listProjects } from '#domain/projects/calls.ts';
import { deskOrder } from '#domain/projects/desk-order.ts';
import { deskStepText } from '#domain/projects/desk-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { useClientActs } from '../clients/client-acts.tsx';
import { ClientAside } from '../clients/client-aside.tsx';
import { ClientMoney } from '../clients/client-money.tsx';
import { CLIENT_NOTE, ClientNote } from '../clients/client-note.tsx';
import { ClientPeople } from '../clients/client-people.tsx';
import { ClientRecords } from '../clients/client-records.tsx';
import { CLIENTS } from '../clients/desk-addresses.ts';
import { useOfferFor } from '../clients/offer-for.ts';
import { AreaColumns } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { useLiveData } from '../live/changes.tsx';
import type { ProjectRow } from '../projects/project-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { phoneHref } from '../shell/phone-href.ts';
import { useKeys } from '../shell/use-keys.ts';
import type { Route } from './+types/client.route.ts';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [client, projects] = await Promise.all([
    orNoSuchScreen(callApi(readClient, { params }, { signal })),
    callApi(listProjects, { query: { client: params.id } }, { signal }),
  ]);
  return { client, projects };
}

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.client.name ?? 'Klient');

/** One client: whom to call, what there was, and beside it billing data, accounts and what has happened. */
export default function ClientPage({ loaderData: { client, projects } }: Route.ComponentProps) {
  // Another client is another page: nothing of one is left on the next.
  return <ClientScreen key={client.id} client={client} projects={projects} />;
}

function ClientScreen({ client, projects }: { client: DeskClient; projects: readonly ProjectRow[] }) {
  const { id, name, ico, createdAt, contacts, note } = client;
  const acts = useClientActs();
  useLiveData(`client ${id}`, 'request', 'offer', 'project', 'payment');
  const ordered = deskOrder(projects, wallTimeOf(new Date()).day);
  // The one next act with a client is that of the project that is most urgent.
  const wanting = ordered.find(({ next }) => next?.who === 'operator');
  const phone = contacts.find((contact) => contact.phone !== '')?.phone;
  const email = contacts.find((contact) => contact.email !== '')?.email;
  const offer = useOfferFor(acts);
  useKeys({ o: () => (acts.isBusy ? false : void offer(id)) });
  return (
    <div className="area-screen">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          <Link to={CLIENTS} className="text-link inline-flex min-h-target items-center md:min-h-8">
            Klienti
          </Link>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <p className="font-mono text-mark font-medium text-ink-2">
              {['Klient', ico && `IČO ${ico}`, `od ${formatDate(new Date(createdAt))}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h1 className="mt-1 wrap-anywhere">{tied(name)}</h1>
            {note !== '' && (
              <p className="mt-1 text-ink-2 wrap-anywhere">
                {tied(note)}{' '}
                <a href={`#${CLIENT_NOTE}`} className="text-link">
                  Upraviť<span className="sr-only"> internú poznámku</span>
                </a>
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
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
              </a>
            )}
            <ButtonLink size="small" to={`/portal/clients/${id}`}>
              Pozrieť ako klient
            </ButtonLink>
            <Button
              variant={wanting ? 'secondary' : 'primary'}
              size="small"
              loading={acts.isBusy}
              onClick={() => void offer(id)}
            >
              Vytvoriť ponuku <KeyCap>O</KeyCap>
            </Button>
            {wanting && (
              <ButtonLink variant="primary" size="small" to={projectDeskPath(wanting.id)}>
                Otvoriť projekt
                <span className="sr-only">: {tied(deskStepText(wanting.next, wanting.state))}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {acts.notices}
      <AreaColumns isNarrow aside={<ClientAside client={client} acts={acts} />}>
        <ClientMoney client={client} />
        <ClientPeople client={client} acts={acts} />
        <ClientRecords client={client} projects={ordered} />
        <ClientNote client={client} acts={acts} />
      </AreaColumns>
    </div>
  );
}
