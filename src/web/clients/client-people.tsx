import { useState } from 'react';
import * as calls from '#domain/clients/desk-calls.ts';
import type { ClientContact, DeskClient } from '#domain/clients/desk-contract.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { phoneHref } from '../shell/phone-href.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import type { ClientActs } from './client-acts.tsx';
import { ContactForm, ContactNow } from './contact-form.tsx';
import { deskSchemasOf } from './desk-schemas.ts';

const NEW = 'new';

/** The people of a client, each a call or a mail away. */
export function ClientPeople({ client, acts }: { client: DeskClient; acts: ClientActs }) {
  const [edited, setEdited] = useState<string | null>(null);
  const { id, contacts } = client;
  return (
    <AreaSection
      title="Osoby"
      count={String(contacts.length)}
      action={
        edited !== NEW && (
          <Button variant="link" size="dense" onClick={() => setEdited(NEW)}>
            Pridať osobu
          </Button>
        )
      }
    >
      {edited === NEW && (
        <ContactForm
          id="contact-new"
          call={calls.addContact}
          loadSchemas={deskSchemasOf('addContact')}
          input={(body) => ({ params: { id }, body })}
          label="Pridať osobu"
          onDone={() => {
            setEdited(null);
            void acts.done('Osoba je pridaná.');
          }}
          onArrived={() => void acts.done('Osoba je pridaná.')}
          once={LATER_WORDS.added}
          onCancel={() => setEdited(null)}
        />
      )}
      {contacts.length === 0 && edited !== NEW && <p className="py-3 text-ink-2">Zatiaľ nikto.</p>}
      {contacts.length > 0 && (
        <div className="client-people">
          <AreaRows label="Osoby">
            {contacts.map((contact) =>
              edited === contact.id ? (
                <li key={contact.id}>
                  <EditedPerson id={id} contact={contact} acts={acts} onClose={() => setEdited(null)} />
                </li>
              ) : (
                <AreaRow
                  key={contact.id}
                  title={
                    <>
                      {contact.name}
                      {contact.role !== '' && (
                        <span className="font-normal text-ink-2">, {contact.role}</span>
                      )}
                    </>
                  }
                  detail={
                    <span className="client-ways">
                      {contact.email && (
                        <a href={`mailto:${contact.email}`} className="text-link">
                          {contact.email}
                        </a>
                      )}
                      {contact.phone && (
                        <a href={phoneHref(contact.phone)} className="text-link money">
                          {contact.phone}
                        </a>
                      )}
                    </span>
                  }
                  actions={
                    <Button
                      variant="link"
                      size="dense"
                      aria-label={`Upraviť: ${contact.name}`}
                      onClick={() => setEdited(contact.id)}
                    >
                      Upraviť
                    </Button>
                  }
                />
              ),
            )}
          </AreaRows>
        </div>
      )}
    </AreaSection>
  );
}

interface EditedPersonProps {
  /** The client. */
  id: string;
  contact: ClientContact;
  acts: ClientActs;
  onClose: () => void;
}

function EditedPerson({ id, contact, acts, onClose }: EditedPersonProps) {
  const [asks, setAsks] = useState(false);
  const { version, hasChanged, saved, failed, told } = useSeenVersion(contact);
  const params = { id, contactId: contact.id };
  const said = 'Údaje osoby sú uložené.';
  const remove = async () => {
    setAsks(false);
    const work = () => told(callApi(calls.removeContact, { params, query: { version: String(version) } }));
    if (await acts.perform(work, `Osoba ${contact.name} je odstránená.`)) onClose();
  };
  return (
    <>
      <ContactForm
        id={`contact-${contact.id}`}
        call={calls.changeContact}
        loadSchemas={deskSchemasOf('changeContact')}
        input={(texts) => ({ params, body: { ...texts, version } })}
        known={contact}
        label="Uložiť"
        onDone={() => {
          onClose();
          void acts.done(said);
        }}
        onArrived={({ contacts }) => {
          saved(contacts.find((each) => each.id === contact.id));
          void acts.done(said);
        }}
        onFailed={(facts) => void failed(facts)}
        now={hasChanged && <ContactNow contact={contact} />}
        onCancel={onClose}
        onRemove={() => setAsks(true)}
      />
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Odstrániť osobu?"
        description={`Vymažú sa údaje „${contact.name}“.`}
        confirm="Odstrániť"
        cancel="Ponechať"
        onConfirm={() => void remove()}
      />
    </>
  );
}
