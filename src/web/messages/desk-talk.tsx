import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { deskNotes, removeDeskNote, writeDeskNote } from '#domain/messages/calls.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { PLAIN_NOTED } from '#domain/messages/note.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useChanges } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { anchorOf } from './conversation.tsx';
import { innerWriting, noteItems, useTalkView } from './inner-notes.tsx';
import { type InnerTalk, TalkPanel } from './talk-panel.tsx';

/** An offer or a project. */
type Noted = MessageSubject & { type: (typeof PLAIN_NOTED)[number] };

interface DeskTalkProps
  extends Omit<ComponentProps<typeof TalkPanel>, 'subject' | 'reader' | 'door' | 'inner' | 'isOnlooker'> {
  subject: Noted;
  /** What a message is called beside a note: "Odpoveď". */
  kind: string;
}

/** The operator's side of a conversation about an offer or a project, with notes that no client sees. */
export function DeskTalkPanel({ subject, kind, ...talk }: DeskTalkProps) {
  const inner = useInnerTalk(subject, kind, talk.empty);
  return <TalkPanel {...talk} subject={subject} reader="operator" door={SESSION_DOOR} inner={inner} />;
}

function useInnerTalk(subject: Noted, kind: string, empty: string): InnerTalk {
  const client = useQueryClient();
  const queryKey = [deskNotes.path, subject.type, subject.id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(deskNotes, { params: subject }, { signal }),
    staleTime: 0,
    // The conversation says it in its place.
    meta: { toast: false },
  });
  useChanges([`${subject.type} ${subject.id}`], refetch);
  const { view, choice, empty: emptyOf } = useTalkView();
  const [failure, setFailure] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);

  const keep = async (notes: ShownNote[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, notes);
  };
  const remove = async ({ id: noteId }: ShownNote) => {
    const beside = entryBeside(noteId);
    setFailure(null);
    setRemoved(false);
    try {
      await keep(await callApi(removeDeskNote, { params: { ...subject, noteId } }));
      setRemoved(true);
      // The button is gone with what it removed.
      beside?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(callAdvice(factsOf(error)));
    }
  };
  return {
    items: data ? noteItems(data, (note) => void remove(note)) : isError ? [] : null,
    view,
    choice: data && data.length > 0 && choice,
    empty: emptyOf(empty),
    said: removed ? 'Poznámka je odstránená.' : '',
    failure:
      failure !== null ? (
        <Notice tone="error">{failure}</Notice>
      ) : (
        isError && (
          <Notice tone="error">
            <p>Interné poznámky sa nepodarilo načítať.</p>
            <Button size="small" className="justify-self-start" onClick={() => void refetch()}>
              Skúsiť znova
            </Button>
          </Notice>
        )
      ),
    writing: innerWriting(kind, async (note) => {
      setRemoved(false);
      await keep(await callApi(writeDeskNote, { params: subject, body: note }));
    }),
  };
}

/** The entry before a note, else the one after it. */
function entryBeside(noteId: string): HTMLElement | null {
  const entry = document.getElementById(anchorOf(noteId));
  const all = [...(entry?.parentElement?.querySelectorAll<HTMLElement>(':scope > [id]') ?? [])];
  const at = all.findIndex(({ id }) => id === entry?.id);
  return all[at - 1] ?? all[at + 1] ?? null;
}
