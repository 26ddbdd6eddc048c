import { useState } from 'react';
import { editClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { CLIENT_NOTE_MAX } from '#domain/clients/desk-limits.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Composer } from '../design/areas/conversation.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import type { ClientActs } from './client-acts.tsx';

/** Where it stands on the client's page. */
export const CLIENT_NOTE = 'poznamka';

/** What only the operator knows of a client. */
export function ClientNote({ client: { id, note }, acts }: { client: DeskClient; acts: ClientActs }) {
  const [text, setText] = useState(note);
  const isChanged = text.trim() !== note;
  const save = () => {
    if (isChanged)
      void acts.perform(
        () => callApi(editClient, { params: { id }, body: { note: text } }),
        'Poznámka je uložená.',
      );
  };
  return (
    <AreaSection title="Interná poznámka" id={CLIENT_NOTE}>
      <Composer
        label="Interná poznámka"
        isInner
        text={{
          'aria-label': 'Interná poznámka',
          value: text,
          maxLength: CLIENT_NOTE_MAX,
          placeholder: 'Čo treba vedieť pri ďalšej ponuke',
          onChange: ({ target }) => setText(target.value),
        }}
        said="klient ju nevidí"
        foot={
          <Button type="submit" size="dense" loading={acts.isBusy} disabled={!isChanged}>
            Uložiť poznámku
          </Button>
        }
        onSend={save}
      />
    </AreaSection>
  );
}
