import { useEffect, useEffectEvent, useRef } from 'react';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { type ConfirmationRecord, readConfirmation } from '#domain/quote/confirmation.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { keepSubmission } from './keep-submission.ts';
import type { Dispatch } from './use-wizard.ts';

const CHANNEL = 'quote-requests';

/** Says in every tab that has the same draft open that it was sent: none of them sends it again. */
export function useOtherTabs(
  { draftId, submitted }: WizardState,
  dispatch: Dispatch,
): (record: ConfirmationRecord) => void {
  const channel = useRef<BroadcastChannel | null>(null);

  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const record = recordOf(data, draftId);
    if (record === null || submitted) return;
    keepSubmission(record);
    showToast(WIZARD_TOASTS.sentElsewhere);
    dispatch({ type: 'submitted' });
  });

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    const listen = (message: MessageEvent<unknown>) => hear(message);
    opened.addEventListener('message', listen);
    channel.current = opened;
    return () => opened.close();
  }, []);

  return (record) => channel.current?.postMessage({ draftId, record: JSON.stringify(record) });
}

/** The record of a draft's request; null when the message is about another draft. */
function recordOf(message: unknown, draftId: string): ConfirmationRecord | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('draftId' in message && message.draftId === draftId && 'record' in message)) return null;
  return readConfirmation(String(message.record));
}
