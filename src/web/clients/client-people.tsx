import { useState } from 'react';
import * as calls from '#domain/clients/desk-calls.ts';
import type { ClientContact, DeskClient } from '#domain/clients/desk-contract.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { phoneHref } from '../shell/phone-href.ts';
import type { ClientActs } from './client-acts.tsx';
import { ContactForm } from './contact-form.tsx';
import { deskSchemasOf } from './desk-schemas.ts';

const NEW = 'new';

/** The people of a client, each a call or a mail away. */
export function ClientPeople({ client, acts }: { client: DeskClient; acts: ClientActs }) {
  const [edited, setEdited] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ClientContact | null>(null);
  const { id, contacts } = client;
  const finished = (said: string) => {
    setEdited(null);
    void acts.done(said);
  };
  const remove = (contact: ClientContact) => {
    setLeaving(null);
    setEdited(null);
    const params = { id, contactId: contact.id };
    void acts.perform(() => callApi(calls.removeContact, { params }), `Osoba ${contact.name} je odstránená.`);
  };
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
          onDone={() => finished('Osoba je pridaná.')}
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
                  <ContactForm
                    id={`contact-${contact.id}`}
                    call={calls.changeContact}
                    loadSchemas={deskSchemasOf('changeContact')}
                    input={(body) => ({ params: { id, contactId: contact.id }, body })}
                    known={contact}
                    label="Uložiť"
                    onDone={() => finished('Údaje osoby sú uložené.')}
                    onArrived={() => void acts.done('Údaje osoby sú uložené.')}
                    onCancel={() => setEdited(null)}
                    onRemove={() => setLeaving(contact)}
                  />
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
      <Confirm
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Odstrániť osobu?"
        description={`Vymažú sa údaje „${leaving?.name ?? ''}“.`}
        confirm="Odstrániť"
        cancel="Ponechať"
        onConfirm={() => leaving && remove(leaving)}
      />
    </AreaSection>
  );
}
