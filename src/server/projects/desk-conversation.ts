import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import { canDecline } from '#domain/projects/change-life.ts';
import type { writeProjectMessage } from '#domain/projects/contract.ts';
import { changeRefusal } from '#domain/projects/project-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { MessageService } from '../messages/service.ts';
import { changesOf, declineChange } from './change-data.ts';
import { lockProject, type StoredProject } from './data.ts';
import type { ProjectDigest } from './digest.ts';
import { lockedProjects } from './locked-projects.ts';
import { stateOfChange } from './reading.ts';
import { projectRefused } from './refused.ts';

/** What the operator says to clients at their projects, in the operator's name; they get a mail by the digest (digest.ts). Throws notFound. */
export interface DeskConversation {
  write(id: string, body: ParsedBody<typeof writeProjectMessage>, by: By): Promise<void>;
  /** The operator has seen what the client has written. */
  read(id: string, seenUntil: Date, by: By): Promise<void>;
  /** Takes a message of the operator back. Throws messageStays once it was read or is older than 5 minutes. */
  withdraw(id: string, messageId: string, by: By): Promise<void>;
  /** Answers a change that the client asks for with a sentence, which they read in the conversation, too. Throws projectStep. */
  declineChange(id: string, changeId: string, text: string, by: By): Promise<void>;
}

/** A message that stands alone has no more than its text. */
type Said = Pick<Written, 'text'> & Partial<Written>;
type Written = ParsedBody<typeof writeProjectMessage>;

type ConversationOptions = Pick<Foundation, 'db' | 'operator' | 'outbox'> & {
  messages: Pick<MessageService, 'write' | 'read' | 'sentBefore' | 'withdraw'>;
  /** Tells the client, in the transaction of the message. */
  tell: ProjectDigest['tell'];
};

const note = noteOn('project');

export function createDeskConversation({
  db,
  operator,
  outbox,
  messages,
  tell,
}: ConversationOptions): DeskConversation {
  const projects = lockedProjects(db);

  /** Writes to the client, who is told; false where this sending has come before. */
  const say = async (
    transaction: Transaction,
    project: StoredProject,
    { text, sendId, fileIds = [], seenUntil }: Said,
    by: By,
  ): Promise<boolean> => {
    const subject = { type: 'project' as const, id: project.id };
    const sending = { subject, side: 'operator' as const, text, sendId: sendId ?? null };
    if (await messages.sentBefore(transaction, sending)) return false;
    await messages.read(transaction, subject, 'operator', by.now, seenUntil);
    const message = {
      ...sending,
      fileIds,
      seenUntil,
      accountId: accountOf(by.actor),
      authorName: operator.name,
    };
    const { createdAt } = await messages.write(transaction, message, by.now);
    await tell(transaction, project, createdAt);
    return true;
  };

  return {
    async declineChange(id, changeId, text, by) {
      await projects.on(id, 'project.change-declined', by, async (transaction, project) => {
        const change = (await changesOf(transaction, [id])).find((one) => one.id === changeId);
        if (!change) throw new Fault('notFound');
        const state = stateOfChange(change);
        if (!canDecline(state)) throw projectRefused(changeRefusal(state));
        await declineChange(transaction, changeId, text, by.now);
        // What is answered was read, and nothing that came after it.
        await say(transaction, project, { text, seenUntil: change.saidAt }, by);
      });
      outbox.wake();
    },

    async write(id, body, by) {
      await db.transaction(async (transaction) => {
        const project = await lockProject(transaction, id);
        if (!project) throw new Fault('notFound');
        if (await say(transaction, project, body, by)) await note(transaction, id, 'project.written', by);
      });
      outbox.wake();
    },

    read: (id, seenUntil, by) =>
      db.transaction(async (transaction) => {
        if (!(await lockProject(transaction, id))) throw new Fault('notFound');
        if ((await messages.read(transaction, { type: 'project', id }, 'operator', by.now, seenUntil)) > 0)
          await note(transaction, id, 'project.messages-read', by);
      }),

    withdraw: (id, messageId, by) =>
      projects.on(id, 'project.message-withdrawn', by, async (transaction) => {
        await messages.withdraw(transaction, { type: 'project', id }, messageId, AS_OPERATOR, by.now);
      }),
  };
}
