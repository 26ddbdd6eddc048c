import * as checklistContract from '#domain/projects/checklist-contract.ts';
import * as contract from '#domain/projects/contract.ts';
import { handoverReport } from '#domain/projects/handover-contract.ts';
import { byOf } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { submissionOf } from '../idempotency/submit-once.ts';
import { createMessageService } from '../messages/service.ts';
import type { Room } from '../room.ts';
import { createProjectBeginning, type ProjectBeginning } from './beginning.ts';
import { createClientChecklist } from './client-checklist.ts';
import { createDeskChecklist } from './desk-checklist.ts';
import { createDeskConversation } from './desk-conversation.ts';
import { createProjectDigest } from './digest.ts';
import { createHandover, type Handover } from './handover.ts';
import { createMailedWay } from './mailed-way.ts';
import { projectComposers } from './mails.ts';
import { createProjectNews } from './news.ts';
import { newsComposers } from './news-mails.ts';
import { createProjectReading } from './reading.ts';
import { createProjectService } from './service.ts';
import { createProjectStages } from './stages.ts';
import { createUploadNotices } from './upload-notices.ts';

export interface ProjectRoom extends Room {
  beginning: ProjectBeginning;
  handover: Handover;
}

/** Projects as the operator runs them (business 3). */
export function projectRoom(foundation: Foundation): ProjectRoom {
  const messages = createMessageService(foundation);
  const digest = createProjectDigest(foundation);
  foundation.jobs.repeat({
    name: 'project-messages',
    cron: '*/5 * * * *',
    run: () => digest.run(foundation.clock()),
  });
  const wayTo = createMailedWay(foundation);
  const news = createProjectNews(foundation);
  const notices = createUploadNotices(foundation);
  foundation.jobs.repeat({
    name: 'project-uploads',
    cron: '* * * * *',
    run: () => notices.run(foundation.clock()),
  });
  const projects = createProjectService({ ...foundation, news });
  const stages = createProjectStages({ ...foundation, news });
  const checklist = createDeskChecklist({ ...foundation, news });
  const conversation = createDeskConversation({ ...foundation, messages, tell: digest.tell });
  const reading = createProjectReading({ ...foundation, messages });
  const clientChecklist = createClientChecklist(foundation);
  const handover = createHandover(foundation);

  /** The project as it is after a change. */
  const after = async ({ params, now }: { params: { id: string }; now: Date }, done: Promise<void>) => {
    await done;
    return reading.open(params.id, now);
  };

  return {
    beginning: createProjectBeginning(foundation),
    handover,
    mails: {
      ...projectComposers({ ...foundation, wayTo }),
      ...newsComposers({ ...foundation, wayTo, report: handover.pdf }),
    },
    calls: [
      serve(contract.listProjects, ({ query, now }) => reading.list(query, now)),
      serve(contract.projectCounts, ({ now }) => reading.counts(now)),
      serve(contract.exportProjects, ({ query, now }) => reading.table(query, now)),
      serve(contract.projectBoard, ({ now }) => reading.board(now)),
      serve(contract.openProject, ({ params, now }) => reading.open(params.id, now)),
      serve(contract.changeProject, (call) =>
        after(call, projects.change(call.params.id, call.body, byOf(call))),
      ),
      serve(contract.addStage, (call) =>
        after(call, stages.add(call.params.id, call.body, submissionOf('stage', call))),
      ),
      serve(contract.changeStage, (call) =>
        after(call, stages.change(call.params.id, call.params.stageId, call.body, byOf(call))),
      ),
      serve(contract.removeStage, (call) =>
        after(call, stages.remove(call.params.id, call.params.stageId, call.query.version, byOf(call))),
      ),
      serve(contract.addChecklistItem, (call) =>
        after(call, checklist.add(call.params.id, call.body, submissionOf('item', call))),
      ),
      serve(contract.changeChecklistItem, (call) =>
        after(call, checklist.change(call.params.id, call.params.itemId, call.body, byOf(call))),
      ),
      serve(contract.removeChecklistItem, (call) =>
        after(call, checklist.remove(call.params.id, call.params.itemId, call.query.version, byOf(call))),
      ),
      serve(contract.declineChange, (call) =>
        after(
          call,
          conversation.declineChange(call.params.id, call.params.changeId, call.body.text, byOf(call)),
        ),
      ),
      serve(contract.writeProjectMessage, (call) =>
        after(call, conversation.write(call.params.id, call.body, byOf(call))),
      ),
      serve(contract.readProjectMessages, async (call) => {
        await conversation.read(call.params.id, call.body.seenUntil, byOf(call));
        return {};
      }),
      serve(contract.withdrawProjectMessage, (call) =>
        after(call, conversation.withdraw(call.params.id, call.params.messageId, byOf(call))),
      ),
      serve(checklistContract.clientChecklist, ({ actor, params, now }) =>
        clientChecklist.read(params.id, { actor, now }),
      ),
      serve(checklistContract.saveItemDraft, ({ actor, params, body, now }) =>
        clientChecklist.save(params, body, { actor, now }),
      ),
      serve(checklistContract.handInItem, async ({ actor, params, body, now }) => {
        await clientChecklist.handIn(params, body.edit, { actor, now });
        return {};
      }),
      serve(handoverReport, ({ params, actor, now, addressGroup, signal }) =>
        handover.pdf(params.id, actor, now, { client: addressGroup, signal }),
      ),
    ],
  };
}
