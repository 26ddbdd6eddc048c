import { useCallback, useEffect, useRef, useState } from 'react';
import { clientChecklist, saveItemDraft } from '#domain/projects/checklist-calls.ts';
import { keepMessage, keptMessage } from '../messages/kept-message.ts';
import { createDraftSaver, type SaverState, saveFailureOf } from '../offers/draft-saver.ts';
import { useSavedOnLeave } from '../offers/use-saved-on-leave.ts';
import type { ClientDoor } from '../shell/client-door.ts';

/** What the server has of a draft. */
export interface StoredDraft {
  text: string;
  edit: number;
  savedAt: string | null;
}

/** What a client writes to an item: seen at once, kept in the browser, saved soon, and never over another window's. */
export interface ItemDraft {
  text: string;
  setText: (text: string) => void;
  state: SaverState;
  /** Saves what is not saved; what the server has then, or null where it could not be. */
  flush: () => Promise<number | null>;
  /** What another window has saved meanwhile, once it is known. */
  theirs: StoredDraft | null;
  /** Ends the conflict by this text. */
  decide: (text: string) => void;
}

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** The draft of one item. */
export function useItemDraft(
  door: ClientDoor,
  { projectId, itemId }: { projectId: string; itemId: string },
  stored: StoredDraft,
): ItemDraft {
  const subject = `${door.who()} item ${itemId}`;
  const [kept] = useState(() => keptMessage(subject));
  const [text, show] = useState(kept?.text ?? stored.text);
  const [state, setState] = useState<SaverState>({ kind: 'saved', at: stored.savedAt ?? '' });
  const [theirs, setTheirs] = useState<StoredDraft | null>(null);
  const now = useRef(text);
  const edit = useRef(stored.edit);
  const [saver] = useState(() =>
    createDraftSaver<string>({
      edit: stored.edit,
      savedAt: stored.savedAt ?? '',
      save: async (from, written) => {
        const saved = await door.call(saveItemDraft, {
          params: { id: projectId, itemId },
          body: { edit: from, text: written },
        });
        edit.current = saved.edit;
        return saved;
      },
      failureOf: saveFailureOf,
      // Kept as what is written of a message, whose kind says which draft it was written over.
      keep: (written, from) => keepMessage(subject, { kind: String(from), text: written }),
      forget: () => keepMessage(subject, { kind: '', text: '' }),
      told: setState,
      later,
    }),
  );
  const write = useCallback((written: string) => {
    now.current = written;
    show(written);
  }, []);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) {
      // Another device has saved, and nothing here waits to be saved.
      if (saver.adopt(stored.edit, stored.savedAt ?? '')) {
        edit.current = stored.edit;
        write(stored.text);
      }
      return;
    }
    begun.current = true;
    if (!kept || kept.text === stored.text) return;
    if (kept.kind === String(stored.edit)) saver.change(kept.text);
    else saver.hold(kept.text);
  }, [kept, saver, stored.edit, stored.savedAt, stored.text, write]);

  useSavedOnLeave(saver);

  const isConflict = state.kind === 'conflict';
  useEffect(() => {
    if (!isConflict) return;
    const asking = new AbortController();
    door
      .call(clientChecklist, { params: { id: projectId } }, { signal: asking.signal })
      .then(({ items }) => {
        const draft = items.find(({ id }) => id === itemId)?.draft ?? null;
        if (draft?.text === now.current.trim()) void saver.replace(draft.edit, now.current);
        else setTheirs(draft);
      })
      // The next save asks again.
      .catch(() => {});
    return () => asking.abort();
  }, [isConflict, door, projectId, itemId, saver]);

  return {
    text,
    setText: (written) => {
      write(written);
      saver.change(written);
    },
    state,
    flush: async () => ((await saver.flush()) ? edit.current : null),
    theirs: isConflict ? theirs : null,
    decide: (decided) => {
      if (!theirs) return;
      setTheirs(null);
      write(decided);
      void saver.replace(theirs.edit, decided);
    },
  };
}
