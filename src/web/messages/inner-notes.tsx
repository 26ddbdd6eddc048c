import { useState } from 'react';
import type { NoteKind } from '#domain/messages/note.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import { Segmented } from '../design/areas/segmented.tsx';
import { Button } from '../design/button.tsx';
import { anchorOf, type TalkItem } from './conversation.tsx';
import type { Written } from './message-composer.tsx';
import type { InnerWriting } from './talk-writer.tsx';

/** What the operator writes in a conversation beside messages, for nobody else. */
const INNER_KINDS = [
  {
    value: 'note',
    label: 'Poznámka',
    prompt: 'Interná poznámka',
    send: 'Uložiť',
    sent: 'Poznámka je uložená.',
    isInner: true,
  },
  {
    value: 'call',
    label: 'Telefonát',
    prompt: 'O\u00A0čom ste sa dohodli',
    send: 'Zapísať',
    sent: 'Telefonát je zapísaný.',
    isInner: true,
  },
] as const satisfies Written<NoteKind>[];

/** How notes are written; `first` is the message beside them. */
export const innerWriting = (first: string, write: InnerWriting['write']): InnerWriting => ({
  first,
  kinds: INNER_KINDS,
  choice: (choice, kinds) => <Segmented label="Čo píšete" {...choice} options={kinds} />,
  said: 'Klient to neuvidí',
  write,
});

const NOTE_WORDS = {
  note: { who: 'Interná poznámka', side: 'klient ju nevidí', removed: 'poznámku' },
  call: { who: 'Telefonát', side: 'klient záznam nevidí', removed: 'záznam o\u00A0telefonáte' },
};

/** Notes as they stand among messages. */
export const noteItems = (notes: readonly ShownNote[], onRemove: (note: ShownNote) => void): TalkItem[] =>
  notes.map((note) => {
    const { who, side, removed } = NOTE_WORDS[note.kind];
    return {
      key: note.id,
      id: anchorOf(note.id),
      at: note.createdAt,
      who,
      side,
      isInner: true,
      text: note.text,
      acts: (
        <Button variant="link" size="dense" onClick={() => onRemove(note)}>
          Odstrániť <span className="sr-only">{removed}</span>
        </Button>
      ),
    };
  });

const VIEWS = [
  { value: 'all', label: 'Všetko' },
  { value: 'messages', label: 'Správy' },
  { value: 'notes', label: 'Poznámky' },
] as const;

/** What of a conversation is shown. */
export type TalkView = (typeof VIEWS)[number]['value'];

/** What of a conversation is shown, and the choice of it. */
export function useTalkView() {
  const [view, setView] = useState<TalkView>('all');
  return {
    view,
    choice: <Segmented label="Čo sa ukazuje" value={view} onValue={setView} options={VIEWS} />,
    /** In place of the list where there is nothing of it. */
    empty: (messages: string) => (view === 'notes' ? 'Zatiaľ žiadna poznámka.' : messages),
  };
}
