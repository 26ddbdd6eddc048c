import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import { MAIL_WAITS_SECONDS } from '#domain/messages/message-mails.ts';
import type { answerStage } from '#domain/projects/portal-contract.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PORTAL_REFUSALS, stageAnswerRefusal } from '#domain/projects/project-refusals.ts';
import { type Caller, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { nameOfClient } from '../messages/conversation-data.ts';
import type { MessageService } from '../messages/service.ts';
import { changesOf, countOpenChanges, insertChange } from './change-data.ts';
import { type StoredProject, stagesOf } from './data.ts';
import { CHANGE_ASKED_KIND, STAGE_APPROVED_KIND, STAGE_RETURNED_KIND } from './portal-mails.ts';
import { lockReachedProject } from './reached-project.ts';
import { stateOfChange } from './reading.ts';
import { projectRefused } from './refused.ts';
import { moveStage } from './stage-steps.ts';

/**
 * What clients do at their projects (business 5). Each act is one transaction under the project's lock with one entry in the
 * audit log and a mail to the operator; what a state does not allow throws `projectStep` with a sentence and changes
 * nothing. A project that the actor does not reach throws notFound.
 */
export interface PortalActs {
  /** Approves a stage that was delivered, or returns it to be worked on again; as it was seen, and no later one. */
  answerStage(id: string, stageId: string, answer: ParsedBody<typeof answerStage>, by: Caller): Promise<void>;
  /** Asks for a change. Said again in the same words while it waits, it is the same one. */
  askChange(id: string, text: string, by: Caller): Promise<void>;
}

interface ActsOptions extends Pick<Foundation, 'db' | 'random' | 'outbox' | 'operator'> {
  messages: Pick<MessageService, 'write'>;
}

const note = noteOn('project');

export function createPortalActs({ db, random, outbox, operator, messages }: ActsOptions): PortalActs {
  /** Works on a project that the actor reaches, under its lock. */
  const onProject = async (
    id: string,
    { actor }: Caller,
    work: (transaction: Transaction, project: StoredProject) => Promise<void>,
  ): Promise<void> => {
    await db.transaction(async (transaction) => {
      const project = await lockReachedProject(transaction, actor, id);
      if (project.state === 'closed') throw projectRefused(PORTAL_REFUSALS.closed);
      await work(transaction, project);
    });
    outbox.wake();
  };

  const tell = (
    transaction: Transaction,
    kind: string,
    { offerId, ...payload }: { offerId: string } & Record<string, string>,
    { actor, now }: Caller,
    afterSeconds = 0,
  ) =>
    outbox.add(
      transaction,
      [{ kind, to: operator, threadId: offerId, payload: { ...payload, accountId: accountOf(actor) } }],
      now,
      afterSeconds,
    );

  return {
    answerStage: (id, stageId, answer, by) =>
      onProject(id, by, async (transaction, project) => {
        const stages = await stagesOf(transaction, [id]);
        const stage = stages.find((one) => one.id === stageId);
        if (!stage) throw new Fault('notFound');
        const refusal = stageAnswerRefusal(stage.state);
        if (refusal !== null) throw projectRefused(refusal);
        if (stage.version !== answer.version) throw projectRefused(PORTAL_REFUSALS.stageChanged);
        if (project.state === 'paused') throw projectRefused(PORTAL_REFUSALS.paused);
        const isApproved = answer.answer === 'approve';
        const answeredBy = await nameOfClient(transaction, by.actor);
        const move = isApproved
          ? { to: 'approved' as const, answeredBy }
          : { to: 'active' as const, answeredBy, returned: answer.reason };
        await moveStage(transaction, project, { stage, stages }, move, by);
        await note(transaction, id, isApproved ? 'project.stage-approved' : 'project.stage-returned', by);
        const kind = isApproved ? STAGE_APPROVED_KIND : STAGE_RETURNED_KIND;
        await tell(transaction, kind, { offerId: project.offerId, projectId: id, stageId }, by);
      }),

    askChange: (id, text, by) =>
      onProject(id, by, async (transaction, { offerId }) => {
        const isWaiting = (await changesOf(transaction, [id])).some(
          (change) => change.text === text && stateOfChange(change) === 'asked',
        );
        if (isWaiting) return;
        if ((await countOpenChanges(transaction, id)) >= PROJECT_LIMITS.openChanges)
          throw projectRefused(PORTAL_REFUSALS.changesFull);
        const subject = { type: 'project' as const, id };
        const authorName = await nameOfClient(transaction, by.actor);
        const said = { subject, side: 'client' as const, accountId: accountOf(by.actor), authorName, text };
        const { id: messageId } = await messages.write(transaction, said, by.now);
        await insertChange(transaction, {
          id: random.uuid(),
          projectId: id,
          messageId,
          createdAt: by.now,
        });
        await note(transaction, id, 'project.change-asked', by);
        await tell(
          transaction,
          CHANGE_ASKED_KIND,
          { offerId, projectId: id, messageId },
          by,
          MAIL_WAITS_SECONDS,
        );
      }),
  };
}
