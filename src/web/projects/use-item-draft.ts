import { useRef } from 'react';
import { clientChecklist, saveItemDraft } from '#domain/projects/checklist-calls.ts';
import { keepMessage, keptMessage } from '../messages/kept-message.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { type SavedDraft, useSavedDraft } from '../shell/use-saved-draft.ts';

/** What the server has of a draft. */
export interface StoredDraft {
  text: string;
  edit: number;
  savedAt: string | null;
}

/** What a client writes to an item. */
export interface ItemDraft extends Pick<SavedDraft<string>, 'state' | 'flush' | 'theirs'> {
  text: string;
  setText: (text: string) => void;
  /** Ends the conflict by this text. */
  decide: (text: string) => void;
  /** Why it was not saved the last time that it was tried; null where nothing was tried. */
  failure: () => unknown;
}

/** The draft of one item. */
export function useItemDraft(
  door: ClientDoor,
  { projectId, itemId }: { projectId: string; itemId: string },
  { text, edit, savedAt }: StoredDraft,
): ItemDraft {
  const subject = `${door.who()} item ${itemId}`;
  const failed = useRef<unknown>(null);
  const { written, write, decide, ...draft } = useSavedDraft<string>(
    { written: text, edit, savedAt: savedAt ?? '' },
    {
      save: async (from, saved) => {
        try {
          return await door.call(saveItemDraft, {
            params: { id: projectId, itemId },
            body: { edit: from, text: saved },
          });
        } catch (error) {
          failed.current = error;
          throw error;
        }
      },
      read: async (signal) => {
        const { items } = await door.call(clientChecklist, { params: { id: projectId } }, { signal });
        const found = items.find(({ id }) => id === itemId)?.draft;
        return found ? { written: found.text, edit: found.edit } : null;
      },
      kept: () => {
        const kept = keptMessage(subject);
        return kept && { written: kept.text, edit: Number(kept.kind) };
      },
      // Kept as what is written of a message, whose kind says which draft it was written over.
      keep: (unsaved, at) => keepMessage(subject, { kind: String(at), text: unsaved }),
      forget: () => keepMessage(subject, { kind: '', text: '' }),
      isSame: (stored, here) => stored === here.trim(),
    },
  );
  return {
    ...draft,
    text: written,
    setText: (next) => write(() => next),
    decide: (decided) => void decide(decided),
    failure: () => failed.current,
  };
}
