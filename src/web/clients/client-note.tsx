import { useState } from 'react';
import { noteClient } from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import { CLIENT_NOTE_MAX } from '#domain/clients/desk-limits.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Composer } from '../design/areas/conversation.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
import type { ClientActs } from './client-acts.tsx';

/** Where it stands on the client's page. */
export const CLIENT_NOTE = 'poznamka';

/** What only the operator knows of a client. */
export function ClientNote({ client, acts }: { client: DeskClient; acts: ClientActs }) {
  const { id, note, noteVersion } = client;
  /** Null until something is written: what another window saves is shown then. */
  const [written, setWritten] = useState<string | null>(null);
  const { version, hasChanged, saved, told } = useSeenVersion({ version: noteVersion });
  const text = written ?? note;
  const isChanged = text.trim() !== note;
  const write = (next: string) => {
    if (written === null) saved({ version: noteVersion });
    setWritten(next);
  };
  const save = async () => {
    if (!isChanged) return;
    const work = async () => {
      const now = await told(callApi(noteClient, { params: { id }, body: { note: text, version } }));
      saved({ version: now.noteVersion });
    };
    // What was saved stands there until the screen has read it.
    if (await acts.perform(work, 'Poznámka je uložená.'))
      setWritten((later) => (later === text ? null : later));
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
          onChange: ({ target }) => write(target.value),
        }}
        below={hasChanged && <StandsNow rows={[{ label: 'Interná poznámka', value: note || '–' }]} />}
        said="klient ju nevidí"
        foot={
          <Button type="submit" size="dense" loading={acts.isBusy} disabled={!isChanged}>
            Uložiť poznámku
          </Button>
        }
        onSend={() => void save()}
      />
    </AreaSection>
  );
}
