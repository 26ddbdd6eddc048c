import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CallInput } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { beginOffer, reviseOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { stepRequest } from '#domain/requests/inbox-calls.ts';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { callApi } from '../shell/api-client.ts';

/** What an act on a request needs to know of it. */
export type Acted = Pick<InboxRow, 'id' | 'ticket' | 'status'>;

type StepBody = CallInput<typeof stepRequest>['body'];

/** Takes a step of a request's life. */
export const takeStep = (id: string, body: StepBody) => callApi(stepRequest, { params: { id }, body });

interface Done {
  said: string;
  /** Takes it back. */
  undo?: (() => void) | undefined;
}

/** What can be done to requests from a list, a board or their page. */
export interface InboxActs {
  /** Makes calls, says what was done or why it was not, and reads the screen anew; true where it was done. */
  perform: (act: () => Promise<unknown>, said: string, undo?: () => Promise<unknown>) => Promise<boolean>;
  /** Puts them into the archive, or brings back what is there; either can be taken back. */
  archive: (requests: readonly Acted[]) => void;
  /** Leads to the offer that a request has; renews the one that is over, or begins one, and leads to it. */
  offer: (request: Offered) => Promise<void>;
  /** Says why something is not done. */
  refuse: (advice: string) => void;
  /** An act is on its way, or the screen does not show yet what it has done. */
  isBusy: boolean;
  /** What a key does: nothing, and false, meanwhile. */
  unlessBusy: (act: () => void) => boolean;
  /** What was done, with the way back, or why it was not; to be drawn above what it is about. */
  notices: ReactNode;
  /** The two of them apart, where a failure is said at its row and what was done above, since the row is gone then. */
  done: ReactNode;
  failed: ReactNode;
}

/** What a step with its offer needs to know of a request. */
type Offered = Pick<InboxRow, 'id' | 'status' | 'offer' | 'isLapsed'>;

/** Where the offer of a request is that is worked on or answered; null where the next one is still to be begun. */
export function offerHref({ status, offer, isLapsed }: Omit<Offered, 'id'>): string | null {
  const isUnderWay = (status === 'offered' && !isLapsed) || status === 'won' || offer?.state === 'draft';
  return offer && isUnderWay ? offerEditorPath(offer.id) : null;
}

const ONE_AFTER_ANOTHER = async (acts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const act of acts) await act();
};

/** Acts on requests, with one place that says how the last one went. */
export function useInboxActs(): InboxActs {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (
    act: () => Promise<unknown>,
    after?: (succeeded: boolean) => Promise<void>,
  ): Promise<boolean> => {
    setBusy(true);
    setAdvice(null);
    setDone(null);
    const succeeded = await act().then(
      () => true,
      (error: unknown) => {
        setAdvice(callAdvice(factsOf(error)));
        return false;
      },
    );
    await after?.(succeeded);
    setBusy(false);
    return succeeded;
  };
  const perform: InboxActs['perform'] = (act, said, undo) =>
    attempt(act, async (succeeded) => {
      await revalidate();
      const back = undo && (() => void perform(undo, 'Zmena je vrátená späť.'));
      if (succeeded) setDone({ said, undo: back });
    });
  const archive = (requests: readonly Acted[]) => {
    const away = requests.filter(({ status }) => status !== 'archived');
    const moved = away.length > 0 ? away : requests;
    const steps = (step: 'archive' | 'restore') => () =>
      ONE_AFTER_ANOTHER(
        moved.map(
          ({ id }) =>
            () =>
              takeStep(id, { step }),
        ),
      );
    if (away.length > 0) void perform(steps('archive'), saidOf(moved, 'archive'), steps('restore'));
    else void perform(steps('restore'), saidOf(moved, 'restore'), steps('archive'));
  };
  const offer: InboxActs['offer'] = async (request) => {
    let to = offerHref(request);
    const begin = async () => {
      if (request.isLapsed && request.offer) {
        await callApi(reviseOffer, { params: { id: request.offer.id } });
        to = offerEditorPath(request.offer.id);
        return;
      }
      const begun = await callApi(beginOffer, { body: { from: 'request', id: request.id } });
      to = offerEditorPath(begun.id);
    };
    if (to === null) await attempt(begin);
    if (to !== null) await navigate(to);
  };
  const doneWords = done && (
    <div className="sticky top-2 z-4">
      <DoneNotice
        close="Zavrieť oznámenie"
        onClose={() => setDone(null)}
        {...(done.undo && { undo: { label: 'Vrátiť späť', onUndo: done.undo } })}
      >
        {done.said}
      </DoneNotice>
    </div>
  );
  const failedWords = (
    <div role="alert" className="empty:hidden">
      {advice !== null && <Notice tone="error">{advice}</Notice>}
    </div>
  );
  return {
    perform,
    archive,
    offer,
    refuse: (said) => {
      setDone(null);
      setAdvice(said);
    },
    isBusy,
    unlessBusy: (act) => {
      if (!isBusy) act();
      return !isBusy;
    },
    done: doneWords,
    failed: failedWords,
    notices: (
      <>
        {doneWords}
        {failedWords}
      </>
    ),
  };
}

/** What is said after requests went to the archive or came back. */
function saidOf(requests: readonly Acted[], step: 'archive' | 'restore'): string {
  const [first, ...others] = requests;
  const where = step === 'archive' ? 'v\u00A0archíve' : 'späť v\u00A0zozname';
  if (first && others.length === 0) return `Dopyt ${first.ticket} je ${where}.`;
  const count = requests.length;
  return `${byCount(count, ['', `${count} dopyty sú`, '', `${count} dopytov je`])} ${where}.`;
}
