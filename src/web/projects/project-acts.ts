import { stepPayment } from '#domain/payments/calls.ts';
import { changeChecklistItem, changeStage } from '#domain/projects/calls.ts';
import type { ChecklistState } from '#domain/projects/checklist-life.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import { CHECKLIST_STATE_TEXTS, STAGE_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { callApi } from '../shell/api-client.ts';
import type { Act, Said } from '../shell/use-act.ts';
import type { Item, OpenedProject, Stage } from './project-words.tsx';

/** What a move of a project is called. */
const PROJECT_MOVES: Readonly<Record<ProjectState, string>> = {
  agreed: 'Pokračovať',
  'in-progress': 'Vrátiť do práce',
  'in-review': 'Dať na schválenie',
  launched: 'Spustiť',
  'in-care': 'Prevziať do údržby',
  closed: 'Uzavrieť',
  paused: 'Pozastaviť',
};

/** What the move is called where it is begun. */
export const moveWords = (from: ProjectState, to: ProjectState): string => {
  if (from === 'paused') return 'Pokračovať';
  return from === 'agreed' && to === 'in-progress' ? 'Začať prácu' : PROJECT_MOVES[to];
};

/** What a move of a stage is called. */
export const STAGE_MOVES: Readonly<Record<StageState, string>> = {
  planned: 'Naplánovať',
  active: 'Začať',
  delivered: 'Odovzdať',
  approved: 'Klient schválil',
};

/** What a move of a checklist item is called. */
export const ITEM_MOVES: Readonly<Record<ChecklistState, string>> = {
  asked: 'Vyžiadať',
  brought: 'Označiť ako dodaný',
  accepted: 'Prijať',
  returned: 'Vrátiť…',
  waived: 'Netreba',
};

/** Moves a stage, and says where it stands. */
export const moveStage = (
  act: Act,
  project: OpenedProject,
  { id, name, version }: Pick<Stage, 'id' | 'name' | 'version'>,
  state: StageState,
) =>
  act.act(
    `stage-${id}-${state}`,
    () => callApi(changeStage, { params: { id: project.id, stageId: id }, body: { state, version } }),
    stageSaid({ id, name }, state),
  );

/** Where a stage stands once it was moved. */
export const stageSaid = ({ id, name }: Pick<Stage, 'id' | 'name'>, state: StageState): Said => ({
  words: `${name}: ${STAGE_STATE_TEXTS[state]}.`,
  id,
  state,
});

/** Moves a checklist item, and says where it stands. */
export const moveItem = (
  act: Act,
  project: OpenedProject,
  { id, title, version }: Pick<Item, 'id' | 'title' | 'version'>,
  state: ChecklistState,
) =>
  act.act(
    `item-${id}-${state}`,
    () => callApi(changeChecklistItem, { params: { id: project.id, itemId: id }, body: { state, version } }),
    { words: `${title}: ${CHECKLIST_STATE_TEXTS[state]}.`, id, state },
  );

/** Sends once more what was not answered. */
export const REMIND = 'Pripomenúť';

/** Sends a call for a payment, or the same one again. */
export const askPayment = (act: Act, id: string) =>
  act.act(
    `payment-${id}-ask`,
    () => callApi(stepPayment, { params: { id }, body: { step: 'ask' } }),
    'Výzva odišla klientovi.',
  );
