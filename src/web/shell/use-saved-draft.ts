import { useCallback, useEffect, useRef, useState } from 'react';
import { createDraftSaver, type SaverState, saveFailureOf } from './draft-saver.ts';
import { useSavedOnLeave } from './use-saved-on-leave.ts';

/** What was written, and at which count of saves. */
export interface WrittenAt<Written> {
  written: Written;
  edit: number;
}

/** Where a draft is stored, and where it is kept until it is. */
interface DraftStore<Written> {
  save: (edit: number, written: Written) => Promise<{ edit: number; savedAt: string }>;
  /** What the server has now; null where there is no draft any more. */
  read: (signal: AbortSignal) => Promise<WrittenAt<Written> | null>;
  /** What this browser has kept of the last visit. */
  kept: () => WrittenAt<Written> | null;
  keep: (written: Written, edit: number) => void;
  forget: () => void;
  /** Whether what the server has is what is written here. */
  isSame: (stored: Written, here: Written) => boolean;
}

/** A draft while it is written: seen at once, kept in the browser, saved soon, and never over what another window saved. */
export interface SavedDraft<Written> {
  written: Written;
  write: (work: (written: Written) => Written) => void;
  state: SaverState;
  /** Saves what is not saved; the count of saves then, or null where it could not be. */
  flush: () => Promise<number | null>;
  /** What another window has saved meanwhile, once it is known. */
  theirs: WrittenAt<Written> | null;
  /** Ends the conflict by this; true once the server has it. */
  decide: (written: Written) => Promise<boolean>;
}

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** The one way in which drafts are saved; `store` is that of the first render. */
export function useSavedDraft<Written>(
  stored: WrittenAt<Written> & { savedAt: string },
  store: DraftStore<Written>,
): SavedDraft<Written> {
  const { written: read, edit: readEdit, savedAt } = stored;
  const [{ isSame, read: readAgain, kept, forget }] = useState(() => ({ ...store, kept: store.kept() }));
  const [written, show] = useState(kept?.written ?? read);
  // What was kept is not saved yet: nothing says that it were, until the saver has it.
  const [state, setState] = useState<SaverState>(() =>
    kept && !isSame(read, kept.written) ? { kind: 'waiting' } : { kind: 'saved', at: savedAt },
  );
  const [theirs, setTheirs] = useState<WrittenAt<Written> | null>(null);
  const now = useRef(written);
  const edit = useRef(readEdit);
  const [saver] = useState(() =>
    createDraftSaver<Written>({
      edit: readEdit,
      savedAt,
      save: async (from, draft) => {
        const saved = await store.save(from, draft);
        edit.current = saved.edit;
        return saved;
      },
      failureOf: saveFailureOf,
      keep: store.keep,
      forget,
      told: setState,
      later,
    }),
  );
  const put = useCallback((draft: Written) => {
    now.current = draft;
    show(draft);
  }, []);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) {
      // Read anew because something has changed elsewhere, or here.
      if (!saver.adopt(readEdit, savedAt)) return;
      edit.current = readEdit;
      put(read);
      return;
    }
    begun.current = true;
    // What the last visit could not save goes on from where it was.
    if (!kept) return;
    if (isSame(read, kept.written)) forget();
    else if (kept.edit === readEdit) saver.change(kept.written);
    else saver.hold(kept.written);
  }, [saver, put, kept, forget, isSame, read, readEdit, savedAt]);

  useSavedOnLeave(saver);

  const isConflict = state.kind === 'conflict';
  useEffect(() => {
    if (!isConflict) return;
    const asking = new AbortController();
    readAgain(asking.signal)
      .then((found) => {
        if (found && isSame(found.written, now.current)) void saver.replace(found.edit, now.current);
        else setTheirs(found);
      })
      // The next save asks again.
      .catch(() => {});
    return () => asking.abort();
  }, [isConflict, isSame, readAgain, saver]);

  const write = useCallback(
    (work: (written: Written) => Written) => {
      const next = work(now.current);
      if (next === now.current) return;
      put(next);
      saver.change(next);
    },
    [put, saver],
  );
  const flush = useCallback(async () => ((await saver.flush()) ? edit.current : null), [saver]);

  return {
    written,
    write,
    state,
    flush,
    theirs: isConflict ? theirs : null,
    decide: async (decided) => {
      if (!theirs) return false;
      setTheirs(null);
      put(decided);
      return saver.replace(theirs.edit, decided);
    },
  };
}
