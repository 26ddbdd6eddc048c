import type { ChangeState } from './change-life.ts';
import type { ChecklistState } from './checklist-life.ts';
import type { ProjectState } from './project-life.ts';
import { PROJECT_LIMITS } from './project-limits.ts';
import { CHECKLIST_STATE_TEXTS, PROJECT_STATE_TEXTS, STAGE_STATE_TEXTS } from './project-texts.ts';
import type { StageState } from './stage-life.ts';

/** Why a project cannot be moved there, as a sentence for the operator (business 3). */
export function projectRefusal(from: ProjectState, to: ProjectState): string {
  if (from === 'closed') return 'Tento projekt je už uzavretý.';
  if (from === 'paused') return 'Tento projekt je pozastavený. Najprv v ňom pokračujte.';
  if (from === to) return `Tento projekt už je v\u00A0stave „${PROJECT_STATE_TEXTS[from]}“.`;
  return `Projekt v\u00A0stave „${PROJECT_STATE_TEXTS[from]}“ sa nedá presunúť do stavu „${PROJECT_STATE_TEXTS[to]}“.`;
}

/** The same of a stage. */
export const stageRefusal = (from: StageState, to: StageState): string =>
  from === 'approved'
    ? 'Táto etapa je už schválená.'
    : `Etapa v\u00A0stave „${STAGE_STATE_TEXTS[from]}“ sa nedá presunúť do stavu „${STAGE_STATE_TEXTS[to]}“.`;

/** The same of an item of the checklist. */
export const checklistRefusal = (from: ChecklistState, to: ChecklistState): string =>
  from === 'accepted'
    ? 'Tento podklad je už prijatý.'
    : `Podklad v\u00A0stave „${CHECKLIST_STATE_TEXTS[from]}“ sa nedá presunúť do stavu „${CHECKLIST_STATE_TEXTS[to]}“.`;

/** Why a client cannot answer a stage in such a state; null where they can. */
export const stageAnswerRefusal = (state: StageState): string | null =>
  ({
    planned: 'Táto etapa sa ešte nezačala.',
    active: 'Na tejto etape sa ešte pracuje. Schválite ju, keď vám ju odovzdám.',
    delivered: null,
    approved: 'Táto etapa je už schválená.',
  })[state];

/** Why a change that a client asks for cannot be declined any more. */
export const changeRefusal = (state: ChangeState): string =>
  state === 'declined' ? 'Na túto žiadosť ste už odpovedali.' : 'Na túto žiadosť už odpovedá dodatok.';

/** Said to the client, where the state of the project is in the way. */
export const PORTAL_REFUSALS = {
  closed: 'Tento projekt je uzavretý. Ak ešte niečo potrebujete, napíšte mi.',
  paused: 'Tento projekt je pozastavený. Etapu budete môcť schváliť, keď v\u00A0ňom budem pokračovať.',
  stageChanged:
    'Táto etapa sa medzitým zmenila. Pozrite si ju, prosím, ešte raz a\u00A0potom ju schváľte alebo vráťte.',
  changesFull: `Naraz môže čakať najviac ${PROJECT_LIMITS.openChanges} žiadostí o\u00A0zmenu. Odpoviem vám na ne čo najskôr.`,
} as const;

/** Said where something else than a move is not possible. */
export const PROJECT_REFUSALS = {
  closed: 'Tento projekt je uzavretý, už sa nedá zmeniť.',
  closedToMessages: 'Projekt je uzavretý, preto sa k\u00A0nemu už nepíšu správy. Napíšte mi e-mail.',
  closedToAddenda: 'Projekt je už uzavretý, preto sa dodatok k\u00A0nemu nedá prijať. Napíšte mi.',
  closedToSending: 'Projekt je už uzavretý, preto sa dodatok k\u00A0nemu nedá odoslať.',
  addendumOpen: 'Klient ešte môže prijať dodatok. Najprv ho odvolajte, potom projekt uzavrite.',
  paused: 'Tento projekt je pozastavený. Najprv v ňom pokračujte.',
  stageStarted: 'Odstrániť sa dá len etapa, ktorá sa ešte nezačala.',
  stageHasPayment: 'Na túto etapu sa viaže platba, preto sa nedá odstrániť.',
  stageApproved: 'Schválená etapa sa už nemení.',
  stagesFull: `Projekt už má ${PROJECT_LIMITS.stages} etáp, viac ich mať nemôže.`,
  itemsFull: `Projekt už má ${PROJECT_LIMITS.items} podkladov, viac ich mať nemôže.`,
  projectChanged:
    'Tento projekt sa medzitým zmenil. Pozrite si, ako vyzerá teraz, a\u00A0potom to skúste znova.',
  itemChanged:
    'Tento podklad sa medzitým zmenil. Pozrite si, ako vyzerá teraz, a\u00A0potom to skúste znova.',
  stageChanged: 'Táto etapa sa medzitým zmenila. Pozrite si, ako vyzerá teraz, a\u00A0potom to skúste znova.',
  itemDone: 'Prijatý podklad sa už nemení.',
  itemWaived: 'Tento podklad už netreba.',
  itemBrought: 'Tento podklad ste už dodali, teraz ho kontrolujem.',
  itemEmpty: 'Najprv niečo nahrajte alebo napíšte, až potom podklad dodajte.',
} as const;
