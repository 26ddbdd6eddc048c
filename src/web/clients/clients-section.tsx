import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { addClient, changeClient, removeClient } from '#domain/clients/calls.ts';
import { clientField } from '#domain/clients/client-fields.ts';
import type { Client } from '#domain/clients/contract.ts';
import { tied } from '#domain/kernel/text.ts';
import type { User } from '../accounts/session.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { failureAdvice } from '../shell/failure-advice.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { useCall } from '../shell/use-call.ts';
import { ClientForm, ClientNow } from './client-form.tsx';
import { clientsQuery } from './clients-query.ts';

const NEW = 'new';

/** Whom the account's invoices are for, firms and persons; they are open once the e-mail is proven, like all that belongs to a client. */
export const ClientsSection = ({ user }: { user: User }) =>
  user.emailVerified ? (
    <OwnClients />
  ) : (
    <p className="text-ink-2">Fakturačné údaje pridáte, keď potvrdíte svoj e-mail.</p>
  );

/** List, add, edit, remove. */
function OwnClients() {
  const { data: clients } = useQuery<Client[]>(clientsQuery);
  const queries = useQueryClient();
  /** Whose form is open: the id of a client, or NEW. */
  const [open, setOpen] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const said = useFocusOnClose(open);
  if (!clients) return null;
  const show = (which: string | null) => {
    setDone('');
    setOpen(which);
  };
  const reload = () => queries.invalidateQueries(clientsQuery);
  const saved = async (what: string) => {
    await reload();
    setOpen(null);
    setDone(what);
  };
  return (
    <>
      <p className="text-ink-2">Na koho budú vaše ponuky a&nbsp;faktúry: na firmu, alebo na vás ako osobu.</p>
      {clients.length > 0 && (
        <SettingsRows>
          {clients.map((client) =>
            open === client.id ? (
              <li key={client.id} className="settings-row">
                <EditedClient
                  client={client}
                  reload={reload}
                  onSaved={() => saved('Údaje sú uložené.')}
                  onCancel={() => show(null)}
                />
              </li>
            ) : (
              <ClientRow
                key={client.id}
                client={client}
                reload={reload}
                onEdit={() => show(client.id)}
                onRemoved={() => saved('Údaje sú odstránené.')}
              />
            ),
          )}
        </SettingsRows>
      )}
      {open === NEW ? (
        <ClientForm
          id="nova-firma"
          call={addClient}
          loadSchemas={addSchemas}
          input={(body) => ({ body })}
          label="Pridať firmu"
          onDone={() => saved('Firma je pridaná.')}
          onArrived={reload}
          once={LATER_WORDS.added}
          onCancel={() => show(null)}
        />
      ) : (
        <Button size="small" onClick={() => show(NEW)}>
          Pridať firmu
        </Button>
      )}
      <p ref={said} role="status" tabIndex={-1} className="settings-done">
        {done}
      </p>
    </>
  );
}

/** A form that closes takes the focus with it: it goes to what is said of it, beside what comes next. */
function useFocusOnClose(open: string | null) {
  const said = useRef<HTMLParagraphElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && open === null) said.current?.focus();
    before.current = open;
  }, [open]);
  return said;
}

interface EditedClientProps {
  client: Client;
  reload: () => Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
}

function EditedClient({ client, reload, onSaved, onCancel }: EditedClientProps) {
  const { version, hasChanged, saved, failed } = useSeenVersion(client, reload);
  return (
    <ClientForm
      id={`firma-${client.id}`}
      call={changeClient}
      loadSchemas={changeSchemas}
      input={(texts) => ({ params: { id: client.id }, body: { ...texts, version } })}
      known={client}
      label="Uložiť údaje"
      onDone={onSaved}
      onArrived={(now) => {
        saved(now);
        void reload();
      }}
      onFailed={(facts) => void failed(facts)}
      now={hasChanged && <ClientNow client={client} />}
      onCancel={onCancel}
    />
  );
}

interface ClientRowProps {
  client: Client;
  reload: () => Promise<void>;
  onEdit: () => void;
  onRemoved: () => void;
}

function ClientRow({ client, reload, onEdit, onRemoved }: ClientRowProps) {
  const { told } = useSeenVersion(client, reload);
  const { send, isPending } = useCall(removeClient, ['clients', 'remove']);
  const [asks, setAsks] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const remove = async () => {
    setAdvice(null);
    try {
      await told(send({ params: { id: client.id }, query: { version: String(client.version) } }));
      onRemoved();
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    }
    setAsks(false);
  };
  return (
    <SettingsRow
      term={tied(client.name)}
      action={
        <>
          <Button size="small" aria-label={`Upraviť: ${client.name}`} onClick={onEdit}>
            Upraviť
          </Button>
          {!client.isInUse && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Odstrániť: ${client.name}`}
              onClick={() => setAsks(true)}
            >
              Odstrániť
            </Button>
          )}
          <Confirm
            open={asks}
            onOpenChange={setAsks}
            title="Odstrániť fakturačné údaje?"
            description={`Vymažú sa údaje „${client.name}“. Túto akciu nie je možné vrátiť späť.`}
            confirm="Odstrániť"
            cancel="Ponechať"
            busy={isPending}
            onConfirm={() => void remove()}
          />
        </>
      }
    >
      {linesOf(client).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {client.isInUse && (
        <p>Patria sem dopyty, rozpočty alebo ponuky, preto sa tieto údaje odstrániť nedajú.</p>
      )}
      <div role="alert">{advice && <Notice tone="error">{advice}</Notice>}</div>
    </SettingsRow>
  );
}

/** Numbers and address, as far as they are known. */
function linesOf(client: Client): string[] {
  const numbers = (['ico', 'dic', 'icDph'] as const).flatMap((name) =>
    client[name] ? `${clientField(name).label} ${client[name]}`.replaceAll(' ', '\u00A0') : [],
  );
  const place = [client.postalCode.replace(' ', '\u00A0'), client.city].filter(Boolean).join(' ');
  const lines = [numbers.join(' · '), [client.street, place].filter(Boolean).join(', ')].filter(Boolean);
  return lines.length > 0 ? lines : ['Ostatné údaje zatiaľ chýbajú.'];
}

const addSchemas = async () => (await import('#domain/clients/contract.ts')).clientCallSchemas.addClient;
const changeSchemas = async () =>
  (await import('#domain/clients/contract.ts')).clientCallSchemas.changeClient;
