import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { FILE_REFUSALS, FILE_STEPS } from '#domain/files/file-refusals.ts';
import { isSentAlong, type ShownFile } from '#domain/files/file-schema.ts';
import type { MessagePerson, MessageSide } from '#domain/messages/message.ts';
import type { StoredFile } from './data.ts';

/** The side of who makes a call. */
export const sideOf = (actor: Actor): MessageSide => (actor.kind === 'admin' ? 'operator' : 'client');

/** Who makes a call, as files know it. */
export const personOf = (actor: Actor): MessagePerson => ({
  side: sideOf(actor),
  accountId: actor.kind === 'stranger' || actor.kind === 'link' ? null : actor.accountId,
});

/** Whether a file is somebody's to remove: members share what their client may use, a holder of a link has what came by one. */
export const isOwnFile = (file: MessagePerson, by: MessagePerson): boolean =>
  file.side === by.side && (by.side === 'operator' || by.accountId !== null || file.accountId === null);

/** A file, and what it stands in. */
type Standing = Pick<StoredFile, 'side' | 'itemId' | 'itemState' | 'projectState'>;

/**
 * Why nothing is added there any more: an item was accepted or is not needed, or the project is closed, of which the operator
 * still sends papers. Null where it is.
 */
export function whyNotAdded({
  side,
  itemId,
  itemState,
  projectState,
}: Standing): 'accepted' | 'waived' | 'closed' | null {
  if (itemState === 'accepted' || itemState === 'waived') return itemState;
  return projectState === 'closed' && (side === 'client' || itemId !== null) ? 'closed' : null;
}

/** The same to whoever adds it. */
export const notAdded = (why: 'accepted' | 'waived' | 'closed', side: MessageSide): Fault =>
  new Fault('fileStep', { message: side === 'client' ? FILE_REFUSALS[why] : FILE_STEPS[why] });

/** Why a file stays: it was accepted, sent with a message or a delivery, or its project is closed. Null where its side may remove it. */
export function whyNotRemoved(
  file: Standing & Pick<StoredFile, 'state' | 'purpose' | 'messageId' | 'deliveryId'>,
): string | null {
  if (file.messageId !== null) return FILE_STEPS.sent;
  if (file.deliveryId !== null) return FILE_STEPS.delivered;
  // What never became a file, or was never sent, is in nobody's hands yet.
  if (file.state !== 'ready' || isSentAlong(file.purpose)) return null;
  if (file.itemState === 'accepted') return FILE_STEPS.accepted;
  return file.projectState === 'closed' && file.side === 'client' ? FILE_STEPS.closedToClient : null;
}

/** A file as somebody sees it. */
export const shownFile = (file: StoredFile, reader: MessagePerson): ShownFile => ({
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
  canRemove: isOwnFile(file, reader) && whyNotRemoved(file) === null,
  createdAt: file.createdAt.toISOString(),
});
