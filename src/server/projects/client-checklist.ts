import type { AnswerInput, ParsedBody, ParsedParams } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import type { clientChecklist, saveItemDraft } from '#domain/projects/checklist-contract.ts';
import { isMissing } from '#domain/projects/checklist-life.ts';
import { lateOf, planOf, toldLaunch } from '#domain/projects/plan.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { announceToClients } from '../audit/data.ts';
import { type Caller, noteOn } from '../audit/note.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Transaction } from '../db/pool.ts';
import { countOfItems } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import { findProject, itemsOf, type StoredItem, saveDraft, stagesOf, updateItem } from './data.ts';
import { lockReachedProject } from './reached-project.ts';
import { projectRefused } from './refused.ts';
import { noteBrought } from './upload-notice-data.ts';

type Of = ParsedParams<typeof saveItemDraft>;

/**
 * The checklist as the client works with it (business 3). Each act is one transaction under the project's lock with one
 * entry in the audit log; what a state does not allow throws `projectStep` with a sentence and changes nothing. A project
 * that the actor does not reach throws notFound.
 */
export interface ClientChecklist {
  read(projectId: string, by: Caller): Promise<AnswerInput<typeof clientChecklist, never>>;
  /** Keeps what is being written, over the draft that was read. Throws editedElsewhere. */
  save(
    of: Of,
    draft: ParsedBody<typeof saveItemDraft>,
    by: Caller,
  ): Promise<AnswerInput<typeof saveItemDraft, never>>;
  /** Hands in what was written and uploaded, as the client has it before them. Throws editedElsewhere. */
  handIn(of: Of, edit: number, by: Caller): Promise<void>;
}

const note = noteOn('project');

/** What is saved so soon after the save before it is written at one go: one entry says so, and the client's tabs follow each. */
const AT_ONE_GO_MS = 10 * 60_000;

export function createClientChecklist({ db, site }: Pick<Foundation, 'db' | 'site'>): ClientChecklist {
  const time = workingTimeOf(site);

  /** Works on an item that the client still has to bring, under the lock of its project. */
  const onMissing = <Result>(
    { id, itemId }: Of,
    { actor }: Caller,
    work: (transaction: Transaction, item: StoredItem) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (transaction) => {
      const project = await lockReachedProject(transaction, actor, id);
      const item = (await itemsOf(transaction, [id])).find((one) => one.id === itemId);
      if (!item) throw new Fault('notFound');
      if (project.state === 'closed') throw projectRefused(PROJECT_REFUSALS.closed);
      if (item.state === 'brought') throw projectRefused(PROJECT_REFUSALS.itemBrought);
      if (item.state === 'waived') throw projectRefused(PROJECT_REFUSALS.itemWaived);
      if (!isMissing(item.state)) throw projectRefused(PROJECT_REFUSALS.itemDone);
      return work(transaction, item);
    });

  return {
    async read(projectId, { actor, now }) {
      const today = wallTimeOf(now).day;
      const subject = { type: 'project' as const, id: projectId };
      const project = (await findReached(db, actor, subject)) && (await findProject(db, projectId));
      if (!project) throw new Fault('notFound');
      const items = await itemsOf(db, [projectId]);
      const plan = planOf({ ...project, stages: await stagesOf(db, [projectId]), items }, today, time);
      const isOperator = actor.kind === 'admin';
      return {
        today,
        launchOn: toldLaunch(plan.launchOn, project.launchOn),
        items: items
          .filter(({ state }) => state !== 'waived')
          .map(({ draft, draftEdit, draftSavedAt, version, ...item }) => ({
            ...item,
            canBring: isMissing(item.state) && project.state !== 'closed' && !isOperator,
            canAdd: item.state !== 'accepted' && project.state !== 'closed' && !isOperator,
            late: lateOf(plan, item.id),
            draft: isOperator
              ? null
              : { text: draft, edit: draftEdit, savedAt: draftSavedAt?.toISOString() ?? null },
          })),
      };
    },

    save: (of, { edit, text }, by) =>
      onMissing(of, by, async (transaction, item) => {
        // An answer that was lost on its way is asked for again: what is stored is what was sent.
        if (text === item.draft && item.draftSavedAt !== null)
          return { edit: item.draftEdit, savedAt: item.draftSavedAt.toISOString() };
        if (edit !== item.draftEdit) throw new Fault('editedElsewhere');
        await saveDraft(transaction, item, { draft: text, draftEdit: edit + 1, draftSavedAt: by.now });
        const isGoingOn =
          item.draftSavedAt !== null && by.now.getTime() - item.draftSavedAt.getTime() < AT_ONE_GO_MS;
        if (isGoingOn) await announceToClients(transaction, { subjectType: 'project', subjectId: of.id });
        else await note(transaction, of.id, 'project.item-written', by);
        return { edit: edit + 1, savedAt: by.now.toISOString() };
      }),

    handIn: (of, edit, by) =>
      onMissing(of, by, async (transaction, item) => {
        if (edit !== item.draftEdit) throw new Fault('editedElsewhere');
        const files = await countOfItems(transaction, [item.id]);
        if (item.draft === '' && !files.has(item.id)) throw projectRefused(PROJECT_REFUSALS.itemEmpty);
        await updateItem(transaction, item, {
          state: 'brought',
          cameElsewhere: false,
          broughtOn: wallTimeOf(by.now).day,
          text: item.draft,
        });
        await note(transaction, of.id, 'project.item-brought', by);
        await noteBrought(transaction, of.id, 'items', accountOf(by.actor), by.now);
      }),
  };
}
