import type { ComponentProps } from 'react';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { clientDelayText, type DelayCause, delayCausesText } from '#domain/projects/delay-causes.ts';
import { isBeforeLaunch, type ProjectState } from '#domain/projects/project-life.ts';
import { delayText, STAGE_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import type { Plan } from '../design/areas/plan-scale.ts';
import type { WorkRows } from '../design/areas/work-rows.tsx';

/** What of a project either side sees on its plan. */
interface Planned {
  state: ProjectState;
  stages: readonly { id: string; name: string; state: StageState; from: Day; to: Day }[];
  launchOn: Day;
  agreedOn: Day;
  delay: number;
  today: Day;
}

/** With how much of the delay is for what is missing from the client. */
interface SharedPlanned extends Planned {
  missing: { shift: number; launchOn: Day };
  work: { added: number; overran: readonly string[] };
}

/** A plan as it is drawn, on a ruler or in rows. */
export type PlanShown = Plan & Pick<ComponentProps<typeof WorkRows>, 'launch'>;

/** The same as its client sees it: the delay adds up, and alarms by what is missing from them alone. */
export function clientPlanShown(project: SharedPlanned): PlanShown {
  const shown = planShown(project, delaySentence(project));
  const { missing, state } = project;
  if (!shown.delay) return shown;
  // A launch that was is said in its own sentence; of one to come the sentence says by how much it is later.
  if (!isBeforeLaunch(state)) return { ...shown, delay: null };
  return { ...shown, delay: { ...shown.delay, words: '', alarmsAfter: missing.launchOn } };
}

/** The same as the operator sees it: the sentence that the client reads, and by how much each item alone puts it off. */
export const deskPlanShown = (project: SharedPlanned, causes: readonly DelayCause[]): PlanShown =>
  planShown(project, [delaySentence(project), delayCausesText(causes)].filter(Boolean).join(' '));

const delaySentence = (project: SharedPlanned): string =>
  clientDelayText(project, (day) => formatNearDay(day, project.today));

/** The plan of a project as it is drawn, with what puts its launch off. */
function planShown({ state, stages, launchOn, agreedOn, delay, today }: Planned, causes: string): PlanShown {
  const named = (day: Day) => formatNearDay(day, today);
  const isAhead = isBeforeLaunch(state);
  const words = `${delayText(delay)}, spustenie\u00A0${named(launchOn)}`;
  const said = delay > 0 && isAhead ? tied(causes) : '';
  return {
    label: `Spustenie ${named(launchOn)}, dohodnuté ${named(agreedOn)}`,
    stages: stages.map((stage) => ({
      key: stage.id,
      name: stage.name,
      word: STAGE_STATE_TEXTS[stage.state],
      from: stage.from,
      to: stage.to,
      isDone: stage.state === 'delivered' || stage.state === 'approved',
      isActive: stage.state === 'active',
    })),
    today: isAhead || state === 'paused' ? today : null,
    agreedOn,
    delay: delay > 0 ? { words, isAhead, causes: said } : null,
    launch: {
      detail: said === '' ? launchText({ launchOn, agreedOn, delay }, named) : '',
      delay: delay > 0 ? delayText(delay) : '',
    },
  };
}

const launchText = (
  { launchOn, agreedOn, delay }: Pick<Planned, 'launchOn' | 'agreedOn' | 'delay'>,
  named: (day: Day) => string,
): string => named(launchOn) + (delay > 0 ? `, dohodnuté\u00A0${named(agreedOn)}` : ' podľa dohody');
