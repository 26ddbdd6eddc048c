import { useCallback, useEffect, useMemo, useState } from 'react';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { openOffer, saveOfferDraft } from '#domain/offers/calls.ts';
import { linesOf, type OfferContent } from '#domain/offers/offer.ts';
import { type OfferProblem, offerProblems, type Recipient } from '#domain/offers/offer-problems.ts';
import { callApi } from '../shell/api-client.ts';
import type { SaverState } from '../shell/draft-saver.ts';
import { useSavedDraft } from '../shell/use-saved-draft.ts';
import {
  forgetDraft,
  keepDraft,
  keepUnread,
  keptDraft,
  keptUnread,
  type Unread,
  type UnreadFields,
} from './kept-offer.ts';
import { draftOf, type OfferDraft, type OpenedOffer } from './opened-offer.ts';

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
  /** What stands in fields and is not in the offer, which has what was there before. */
  unread: UnreadFields;
  setUnread: (field: string, unread: Unread | null) => void;
  /** The field whose number is being written: nothing is said of it until it is left. */
  typing: string | null;
  setTyping: (field: string | null) => void;
  undo: Undo | null;
  setUndo: (undo: Undo | null) => void;
  /** What holds the offer back, what could not be understood first. */
  problems: readonly OfferProblem[];
  state: SaverState;
  /** Saves what is not saved; the count of saves once the server has it all, null where it has not. */
  flush: () => Promise<number | null>;
  /** What another window has saved meanwhile, once it is known. */
  theirs: OfferDraft | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

const sameDraft = (one: OfferDraft, other: OfferDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an offer has what a field belongs to: a line, stage or payment may have been taken out with it. */
function isThere(content: OfferContent, field: string): boolean {
  const [, id] = field.split('.');
  if (field === 'discount.of') return content.discount !== null;
  const parts = [...linesOf(content), ...content.stages, ...content.payments];
  return id === undefined || parts.some((part) => part.id === id);
}

/** The draft of an offer while it is written: every change is seen at once, kept in the browser and saved soon. */
export function useOfferEditor(
  offer: OpenedOffer,
  read: NonNullable<ReturnType<typeof draftOf>>,
): OfferEditor {
  const { id, recipient: stored } = offer;
  const { content, edit, savedAt } = read;
  const [unreadFields, setUnreadFields] = useState(() => keptUnread(id));
  useEffect(() => keepUnread(id, unreadFields), [id, unreadFields]);
  const [typing, setTyping] = useState<string | null>(null);
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

  const unread = useMemo(
    () => Object.fromEntries(Object.entries(unreadFields).filter(([field]) => isThere(draft.content, field))),
    [draft.content, unreadFields],
  );
  const problems = useMemo(
    () => [
      ...Object.entries(unread)
        .filter(([field]) => field !== typing)
        .map(([field, { message }]) => ({ field, message })),
      ...offerProblems(draft.content, draft.recipient, wallTimeOf(new Date()).day),
    ],
    [draft, unread, typing],
  );

  return {
    offer,
    ...draft,
    change,
    setRecipient: (recipient) => write((now) => ({ ...now, recipient })),
    unread,
    setUnread,
    typing,
    setTyping,
    undo,
    setUndo,
    problems,
    state,
    flush,
    theirs: theirs?.written ?? null,
    keepMine: () => decide(draft),
    takeTheirs: () => {
      if (!theirs) return;
      setUnreadFields({});
      void decide(theirs.written);
    },
  };
}
