import { LOCAL } from '#domain/consent/storage-names.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { localStore } from '../shell/browser-storage.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { randomId } from '../shell/random-id.ts';

/** A message that is not sent yet. */
export interface KeptMessage {
  /** Whom it is for: a note must not come back as an answer to the client. */
  kind: string;
  text: string;
  /** Uploaded for it. */
  files: readonly ShownFile[];
  /** Of these words, where it is not known whether they arrived. */
  sending?: WordsSent | null;
  /** When it was written. */
  at: string;
}

/** Words on their way: sent again they are the same sending. */
export interface WordsSent {
  kind: string;
  text: string;
  sendId: string;
}

/** The sending of these words: the one before, whose answer was lost, as long as they are the same. */
export const sendingOf = (kind: string, text: string, before: WordsSent | null | undefined): WordsSent =>
  before?.kind === kind && before.text === text ? before : { kind, text, sendId: randomId() };

const NOTHING = { kind: '', text: '', files: [] };

/**
 * Under what name a browser keeps what is written in a conversation: a holder of a link and a member, or two accounts, never
 * find each other's.
 */
export const talkName = (
  door: Pick<ClientDoor, 'who'>,
  reader: MessageSide,
  { type, id }: MessageSubject,
): string => `${door.who()} ${reader} ${type} ${id}`;

const nameOf = (name: string) => `${LOCAL.messageDraft}${name}` as const;

/** Keeps in the browser what changes of a message; an empty one is forgotten. Where storage is blocked, it is not kept. */
export function keepMessage(name: string, change: Partial<Omit<KeptMessage, 'at'>>): void {
  const message: KeptMessage = {
    ...(keptMessage(name) ?? NOTHING),
    ...change,
    at: new Date().toISOString(),
  };
  try {
    if (message.text === '' && message.files.length === 0) localStore().removeItem(nameOf(name));
    else localStore().setItem(nameOf(name), JSON.stringify(message));
  } catch {}
}

/** What was being written before a reload or another screen; null where there is nothing. */
export function keptMessage(name: string): KeptMessage | null {
  try {
    return readKept(localStore().getItem(nameOf(name)));
  } catch {
    return null;
  }
}

// Only `keepMessage` writes under this name.
const readKept = (kept: string | null): KeptMessage | null =>
  kept === null ? null : (JSON.parse(kept) as KeptMessage);

/** Follows what other tabs make of it: they tell what it was and what it is now. Answers how to stop. */
export function followKept(
  name: string,
  heard: (before: KeptMessage | null, now: KeptMessage | null) => void,
): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === nameOf(name)) heard(readKept(oldValue), readKept(newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
