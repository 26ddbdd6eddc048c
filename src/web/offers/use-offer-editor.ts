import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { openOffer, saveOfferDraft } from '#domain/offers/calls.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { type OfferProblem, offerProblems, type Recipient } from '#domain/offers/offer-problems.ts';
import { callApi } from '../shell/api-client.ts';
import { createDraftSaver, type Draft, type SaverState, saveFailureOf } from './draft-saver.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { draftOf, type OpenedOffer } from './opened-offer.ts';
import { useSavedOnLeave } from './use-saved-on-leave.ts';

/** What stands in a field although it could not be understood: the offer keeps what was there before. */
export interface Unread {
  text: string;
  message: string;
}

/** What was just done, and the way back. */
interface Undo {
  said: string;
  putBack: (content: OfferContent) => OfferContent;
}

export interface OfferEditor {
  offer: OpenedOffer;
  content: OfferContent;
  recipient: Recipient;
  change: (work: (content: OfferContent) => OfferContent) => void;
  setRecipient: (recipient: Recipient) => void;
  unread: Readonly<Record<string, Unread>>;
  setUnread: (field: string, unread: Unread | null) => void;
  undo: Undo | null;
  setUndo: (undo: Undo | null) => void;
  /** What holds the offer back, what could not be understood first. */
  problems: readonly OfferProblem[];
  state: SaverState;
  /** Saves what is not saved; true once the server has it all. */
  flush: () => Promise<boolean>;
  /** What another window has saved meanwhile, once it is known. */
  theirs: (Draft & { edit: number }) | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

const sameDraft = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft of an offer while it is written: every change is seen at once, kept in the browser and saved soon. */
export function useOfferEditor(
  offer: OpenedOffer,
  read: NonNullable<ReturnType<typeof draftOf>>,
): OfferEditor {
  const { id } = offer;
  const kept = useMemo(() => keptDraft(id), [id]);
  const [draft, setDraft] = useState<Draft>(
    () => kept?.draft ?? { content: read.content, recipient: offer.recipient },
  );
  const [unread, setUnreadFields] = useState<Readonly<Record<string, Unread>>>({});
  const [undo, setUndo] = useState<Undo | null>(null);
  const [state, setState] = useState<SaverState>({ kind: 'saved', at: read.savedAt });
  const [theirs, setTheirs] = useState<OfferEditor['theirs']>(null);
  const now = useRef(draft);
  const [saver] = useState(() =>
    createDraftSaver<Draft>({
      edit: read.edit,
      savedAt: read.savedAt,
      save: (edit, body) => callApi(saveOfferDraft, { params: { id }, body: { edit, ...body } }),
      failureOf: saveFailureOf,
      keep: (unsaved, edit) => keepDraft(id, { draft: unsaved, edit }),
      forget: () => forgetDraft(id),
      told: setState,
      later,
    }),
  );

  const begun = useRef(false);
  useEffect(() => {
    const current = { content: read.content, recipient: offer.recipient };
    if (begun.current) {
      // Read anew because something has changed elsewhere, or here.
      if (!saver.adopt(read.edit, read.savedAt)) return;
      now.current = current;
      setDraft(current);
      return;
    }
    begun.current = true;
    // What the last visit could not save goes on from where it was.
    if (!kept) return;
    if (sameDraft(kept.draft, current)) forgetDraft(id);
    else if (kept.edit === read.edit) saver.change(kept.draft);
    else saver.hold(kept.draft);
  }, [kept, id, offer.recipient, read.content, read.edit, read.savedAt, saver]);

  useSavedOnLeave(saver);

  const isConflict = state.kind === 'conflict';
  useEffect(() => {
    if (!isConflict) return;
    const asking = new AbortController();
    callApi(openOffer, { params: { id } }, { signal: asking.signal })
      .then((current) => {
        const saved = draftOf(current);
        if (!saved) return;
        const seen = { content: saved.content, recipient: current.recipient };
        if (sameDraft(seen, now.current)) void saver.replace(saved.edit, now.current);
        else setTheirs({ ...seen, edit: saved.edit });
      })
      .catch(() => {});
    return () => asking.abort();
  }, [isConflict, id, saver]);

  const put = useCallback(
    (next: Draft) => {
      now.current = next;
      setDraft(next);
      saver.change(next);
    },
    [saver],
  );
  const change = useCallback(
    (work: (content: OfferContent) => OfferContent) => {
      const content = work(now.current.content);
      if (content !== now.current.content) put({ ...now.current, content });
    },
    [put],
  );
  const setUnread = useCallback(
    (field: string, text: Unread | null) =>
      setUnreadFields(({ [field]: _before, ...others }) => (text ? { ...others, [field]: text } : others)),
    [],
  );

  const problems = useMemo(
    () => [
      ...Object.entries(unread).map(([field, { message }]) => ({ field, message })),
      ...offerProblems(draft.content, draft.recipient, wallTimeOf(new Date()).day),
    ],
    [draft, unread],
  );

  return {
    offer,
    ...draft,
    change,
    setRecipient: (recipient) => put({ ...now.current, recipient }),
    unread,
    setUnread,
    undo,
    setUndo,
    problems,
    state,
    flush: saver.flush,
    theirs,
    keepMine: async () => {
      if (!theirs) return false;
      const { edit } = theirs;
      setTheirs(null);
      return saver.replace(edit, now.current);
    },
    takeTheirs: () => {
      if (!theirs) return;
      const { edit, ...draft } = theirs;
      now.current = draft;
      setDraft(draft);
      setUnreadFields({});
      setTheirs(null);
      void saver.replace(edit, draft);
    },
  };
}
