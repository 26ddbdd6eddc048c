import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CLIENT_FIELD_NAMES, clientField } from '#domain/clients/client-fields.ts';
import type { ClientOrigin } from '#domain/clients/client-origins.ts';
import { editClient, mergeClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { FoldSection } from '../design/areas/fold-section.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { ClientAccess } from './client-access.tsx';
import type { ClientActs } from './client-acts.tsx';
import { ClientForm } from './client-form.tsx';
import { clientAt } from './desk-addresses.ts';
import { deskSchemasOf } from './desk-schemas.ts';

interface ClientAsideProps {
  client: DeskClient;
  acts: ClientActs;
}

/** What helps with a client: billing data, who signs in, who may be the same, what has happened. */
export const ClientAside = ({ client, acts }: ClientAsideProps) => (
  <>
    <BillingPart client={client} acts={acts} />
    <FoldSection title="Účty a&nbsp;pozvánky" summary={client.members.length}>
      <ClientAccess client={client} acts={acts} />
    </FoldSection>
    {client.likely.length > 0 && (
      <FoldSection title="Podobní klienti" summary={client.likely.length}>
        <Likely client={client} acts={acts} />
      </FoldSection>
    )}
    {client.history.length > 0 && (
      <FoldSection title="Priebeh" summary={client.history[0]?.sentence}>
        <History client={client} />
      </FoldSection>
    )}
  </>
);

const ORIGINS: Readonly<Record<ClientOrigin, string>> = {
  account: 'účet klienta',
  request: 'dopyt',
  hand: 'pridaný ručne',
  import: 'tabuľka',
};

function BillingPart({ client, acts }: ClientAsideProps) {
  const [isEdited, setEdited] = useState(false);
  const { id, origin, createdAt } = client;
  return (
    <FoldSection
      title="Fakturačné údaje"
      summary={client.ico && `IČO ${client.ico}`}
      isOpen
      action={
        !isEdited && (
          <Button variant="link" size="dense" onClick={() => setEdited(true)}>
            Upraviť
          </Button>
        )
      }
    >
      {isEdited ? (
        <ClientForm
          id="client"
          call={editClient}
          loadSchemas={deskSchemasOf('editClient')}
          input={(body) => ({ params: { id }, body })}
          known={client}
          label="Uložiť údaje"
          onDone={() => {
            setEdited(false);
            void acts.done('Údaje klienta sú uložené.');
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <Facts
          rows={[
            ...CLIENT_FIELD_NAMES.map((field) => ({
              label: clientField(field).label,
              value: client[field] || <span className="text-ink-2">chýba</span>,
            })),
            { label: 'Pôvod', value: ORIGINS[origin] },
            { label: 'Od', value: formatDate(new Date(createdAt)) },
          ]}
        />
      )}
    </FoldSection>
  );
}

function Likely({ client, acts }: ClientAsideProps) {
  const navigate = useNavigate();
  const [other, setOther] = useState<DeskClient['likely'][number] | null>(null);
  const merge = async (into: { id: string; name: string }) => {
    setOther(null);
    const join = () => callApi(mergeClient, { params: { id: into.id }, body: { into: client.id } });
    if (await acts.perform(join, `Klient ${into.name} je zlúčený sem.`)) await navigate(clientAt(client.id));
  };
  return (
    <>
      <ul>
        {client.likely.map((likely) => (
          <li key={likely.id} className="border-t border-line py-2 first:border-t-0">
            <Link to={clientAt(likely.id)} className="text-link wrap-anywhere">
              {likely.name}
            </Link>
            <p className="text-ink-2">
              {[likely.ico && `IČO ${likely.ico}`, likely.city].filter(Boolean).join(' · ')}
            </p>
            <Button variant="link" size="dense" onClick={() => setOther(likely)}>
              Zlúčiť sem <span className="sr-only">klienta {likely.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={other !== null}
        onOpenChange={() => setOther(null)}
        title="Zlúčiť klientov?"
        description={`Dopyty, ponuky, projekty, osoby a\u00A0účty klienta ${other?.name ?? ''} budú patriť klientovi ${client.name}. Zlúčenie sa nedá vrátiť.`}
        confirm="Zlúčiť klientov"
        cancel="Nechať oddelených"
        onConfirm={() => other && void merge(other)}
      />
    </>
  );
}

function History({ client: { history } }: { client: DeskClient }) {
  const now = new Date();
  return (
    <ol>
      {history.map(({ id, at, actor, sentence }) => (
        <li key={id} className="border-t border-line py-2 first:border-t-0">
          <p className="wrap-anywhere">{tied(sentence)}</p>
          <p className="text-ink-2">
            <time dateTime={at}>{formatRecent(new Date(at), now)}</time> · {actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
