import { LOCAL } from '#domain/consent/storage-names.ts';
import { localStore } from '../shell/browser-storage.ts';

/** A message that is not sent yet. */
export interface KeptMessage {
  /** Whom it is for: a note must not come back as an answer to the client. */
  kind: string;
  text: string;
}

const nameOf = (subject: string) => `${LOCAL.messageDraft}${subject}` as const;

/** Keeps in the browser what is written about something; an empty text is forgotten. Where storage is blocked, it is not kept. */
export function keepMessage(subject: string, message: KeptMessage): void {
  try {
    if (message.text === '') localStore().removeItem(nameOf(subject));
    else localStore().setItem(nameOf(subject), JSON.stringify(message));
  } catch {}
}

/** What was being written before a reload or another screen; null where there is nothing. */
export function keptMessage(subject: string): KeptMessage | null {
  try {
    const kept = localStore().getItem(nameOf(subject));
    // Only `keepMessage` writes under this name.
    return kept === null ? null : (JSON.parse(kept) as KeptMessage);
  } catch {
    return null;
  }
}
