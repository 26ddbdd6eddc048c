import type { Actor } from '#domain/accounts/actor.ts';
import { FILE_REFUSALS } from '#domain/files/file-refusals.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSide } from '#domain/messages/message.ts';
import type { StoredFile } from './data.ts';

/** The side of who makes a call. */
export const sideOf = (actor: Actor): MessageSide => (actor.kind === 'admin' ? 'operator' : 'client');

/** Whether a file of a side may still be removed by it: not what was accepted, nor what a message holds. */
export const canRemove = (file: StoredFile, side: MessageSide): boolean =>
  file.side === side && file.itemState !== 'accepted' && file.messageId === null;

/** A file as a side sees it. */
export const shownFile = (file: StoredFile, side: MessageSide): ShownFile => ({
  id: file.id,
  itemId: file.itemId,
  purpose: file.purpose,
  messageId: file.messageId,
  side: file.side,
  name: file.name,
  state: file.state,
  refusal: file.refusal && FILE_REFUSALS[file.refusal],
  bytes: file.bytes,
  received: file.received,
  type: file.type,
  width: file.width,
  height: file.height,
  hasPreview: file.previewSha256 !== null,
  canRemove: canRemove(file, side),
  createdAt: file.createdAt.toISOString(),
});
