import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CLIENT_FIELDS } from '#domain/clients/client-fields.ts';
import type { ClientOrigin } from '#domain/clients/client-origins.ts';
import { editClient, mergeClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { stopped, tied } from '#domain/kernel/text.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { FoldSection } from '../design/areas/fold-section.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { callApi } from '../shell/api-client.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { ClientAccess } from './client-access.tsx';
import type { ClientActs } from './client-acts.tsx';
import { ClientForm, ClientNow } from './client-form.tsx';
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
  return (
    <FoldSection
      title="Fakturačné údaje"
      summary={client.ico && `IČO ${client.ico}`}
      isOpen
      action={
        <Button variant="link" size="dense" onClick={() => setEdited(true)}>
          Upraviť
        </Button>
      }
    >
      <BillingFacts client={client} />
      <Dialog open={isEdited} onOpenChange={setEdited} title="Fakturačné údaje">
        <div className="record-panel">
          <BillingForm client={client} acts={acts} onClose={() => setEdited(false)} />
        </div>
      </Dialog>
    </FoldSection>
  );
}

function BillingForm({ client, acts, onClose }: ClientAsideProps & { onClose: () => void }) {
  const { version, hasChanged, saved, failed } = useSeenVersion(client);
  const said = 'Údaje klienta sú uložené.';
  return (
    <ClientForm
      id="client"
      call={editClient}
      loadSchemas={deskSchemasOf('editClient')}
      input={(texts) => ({ params: { id: client.id }, body: { ...texts, version } })}
      known={client}
      label="Uložiť údaje"
      onDone={() => {
        onClose();
        void acts.done(said);
      }}
      onArrived={(now) => {
        saved(now);
        void acts.done(said);
      }}
      onFailed={(facts) => void failed(facts)}
      now={hasChanged && <ClientNow client={client} />}
      onCancel={onClose}
    />
  );
}

/** What is known, in the order of an invoice; the name is the title of the screen. */
function BillingFacts({ client }: { client: DeskClient }) {
  const { ico, dic, icDph, street, postalCode, city, origin } = client;
  const town = [postalCode, city].filter(Boolean).join('\u00A0');
  const facts = [
    { label: CLIENT_FIELDS.ico.label, value: ico && <span className="money">{ico}</span> },
    { label: CLIENT_FIELDS.dic.label, value: dic && <span className="money">{dic}</span> },
    { label: CLIENT_FIELDS.icDph.label, value: icDph && <span className="money">{icDph}</span> },
    {
      label: 'Adresa',
      value: (street || town) && (
        <>
          <span className="block">{street}</span>
          {town}
        </>
      ),
    },
  ];
  // A firm need not pay VAT.
  const missing = facts
    .filter(({ value, label }) => !value && label !== CLIENT_FIELDS.icDph.label)
    .map(({ label }) => label);
  return (
    <>
      <Facts rows={[...facts.filter(({ value }) => value), { label: 'Pôvod', value: ORIGINS[origin] }]} />
      {missing.length > 0 && <p className="mt-2 text-ink-2">Chýba: {missing.join(', ')}</p>}
    </>
  );
}

function Likely({ client, acts }: ClientAsideProps) {
  const navigate = useNavigate();
  const [other, setOther] = useState<DeskClient['likely'][number] | null>(null);
  const { told } = useSeenVersion(client);
  const merge = async ({ id, version }: DeskClient['likely'][number]) => {
    setOther(null);
    const join = () => told(callApi(mergeClient, { params: { id }, body: { into: client.id, version } }));
    const words = stopped(`Klienti sú zlúčení. Zostáva: ${client.name}`);
    if (await acts.perform(join, words)) await navigate(clientAt(client.id));
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
              Zlúčiť sem<span className="sr-only">: {likely.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={other !== null}
        onOpenChange={() => setOther(null)}
        title="Zlúčiť klientov?"
        description={`${other?.name ?? ''}: dopyty, ponuky, projekty, osoby a\u00A0účty budú patriť inému klientovi. ${stopped(`Zostáva: ${client.name}`)} Zlúčenie sa nedá vrátiť.`}
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
      {history.map(({ id, at, actor, sentence, times }) => (
        <li key={id} className="border-t border-line py-2 first:border-t-0">
          <p className="wrap-anywhere">
            {tied(sentence)}
            {times > 1 && ` (${times}×)`}
          </p>
          <p className="text-ink-2">
            <time dateTime={at}>{formatRecent(new Date(at), now)}</time> · {actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
