import { useCallback, useMemo, useState } from 'react';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { openOffer, saveOfferDraft } from '#domain/offers/calls.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { type OfferProblem, offerProblems, type Recipient } from '#domain/offers/offer-problems.ts';
import { callApi } from '../shell/api-client.ts';
import type { SaverState } from '../shell/draft-saver.ts';
import { useSavedDraft } from '../shell/use-saved-draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { draftOf, type OfferDraft, type OpenedOffer } from './opened-offer.ts';

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
  theirs: OfferDraft | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

const sameDraft = (one: OfferDraft, other: OfferDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft of an offer while it is written: every change is seen at once, kept in the browser and saved soon. */
export function useOfferEditor(
  offer: OpenedOffer,
  read: NonNullable<ReturnType<typeof draftOf>>,
): OfferEditor {
  const { id, recipient: stored } = offer;
  const { content, edit, savedAt } = read;
  const [unread, setUnreadFields] = useState<Readonly<Record<string, Unread>>>({});
  const [undo, setUndo] = useState<Undo | null>(null);
  const {
    written: draft,
    write,
    state,
    flush,
    theirs,
    decide,
  } = useSavedDraft<OfferDraft>(
    { written: useMemo(() => ({ content, recipient: stored }), [content, stored]), edit, savedAt },
    {
      save: (from, body) => callApi(saveOfferDraft, { params: { id }, body: { edit: from, ...body } }),
      read: async (signal) => {
        const current = await callApi(openOffer, { params: { id } }, { signal });
        const saved = draftOf(current);
        return (
          saved && { written: { content: saved.content, recipient: current.recipient }, edit: saved.edit }
        );
      },
      kept: () => {
        const kept = keptDraft(id);
        return kept && { written: kept.draft, edit: kept.edit };
      },
      keep: (unsaved, at) => keepDraft(id, { draft: unsaved, edit: at }),
      forget: () => forgetDraft(id),
      isSame: sameDraft,
    },
  );
  const change = useCallback(
    (work: (content: OfferContent) => OfferContent) =>
      write((now) => {
        const next = work(now.content);
        return next === now.content ? now : { ...now, content: next };
      }),
    [write],
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
    setRecipient: (recipient) => write((now) => ({ ...now, recipient })),
    unread,
    setUnread,
    undo,
    setUndo,
    problems,
    state,
    flush: useCallback(async () => (await flush()) !== null, [flush]),
    theirs: theirs?.written ?? null,
    keepMine: () => decide(draft),
    takeTheirs: () => {
      if (!theirs) return;
      setUnreadFields({});
      void decide(theirs.written);
    },
  };
}
