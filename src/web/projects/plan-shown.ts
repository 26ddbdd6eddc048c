import type { ComponentProps } from 'react';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  clientDelayText,
  type DelayCause,
  delayCausesText,
  delayPartsText,
  launchText,
  type NamedDelay,
} from '#domain/projects/delay-causes.ts';
import { isBeforeLaunch, type ProjectState } from '#domain/projects/project-life.ts';
import { delayText, STAGE_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import type { Plan } from '../design/areas/plan-scale.ts';
import type { WorkRows } from '../design/areas/work-rows.tsx';

/** What of a project either side sees on its plan, with how much of the delay is for what is missing from the client. */
interface Planned {
  state: ProjectState;
  stages: readonly { id: string; name: string; state: StageState; from: Day; to: Day }[];
  launchOn: Day;
  agreedOn: Day;
  delay: number;
  today: Day;
  missing: { shift: number; launchOn: Day };
  work: NamedDelay;
}

/** A plan as it is drawn, on a ruler or in rows. */
export type PlanShown = Plan & Pick<ComponentProps<typeof WorkRows>, 'launch'>;

/** As its client sees it: the delay adds up, and alarms by what is missing from them alone. */
export function clientPlanShown(project: Planned): PlanShown {
  const shown = planShown(project, []);
  const { missing, state } = project;
  if (!shown.delay) return shown;
  // A launch that was is said in its own sentence; of one to come the sentence says by how much it is later.
  if (!isBeforeLaunch(state)) return { ...shown, delay: null };
  return { ...shown, delay: { ...shown.delay, words: '', alarmsAfter: missing.launchOn } };
}

/** The same as the operator sees it: the sentence that the client reads, and by how much each item alone puts it off. */
export const deskPlanShown = (project: Planned, causes: readonly DelayCause[]): PlanShown =>
  planShown(project, causes);

/** The plan of a project as it is drawn, with what puts its launch off. */
function planShown(project: Planned, items: readonly DelayCause[]): PlanShown {
  const { state, stages, launchOn, agreedOn, delay, today } = project;
  const named = (day: Day) => formatNearDay(day, today);
  const isAhead = isBeforeLaunch(state);
  const isLater = delay > 0;
  const caused = (sentence: string): string =>
    isLater && isAhead ? tied([sentence, delayCausesText(items)].filter(Boolean).join(' ')) : '';
  return {
    label: `Spustenie ${named(launchOn)}, dohodnuté ${named(agreedOn)}`,
    stages: stages.map((stage) => ({
      key: stage.id,
      name: tied(stage.name),
      word: STAGE_STATE_TEXTS[stage.state],
      from: stage.from,
      to: stage.to,
      isDone: stage.state === 'delivered' || stage.state === 'approved',
      isActive: stage.state === 'active',
    })),
    today: isAhead || state === 'paused' ? today : null,
    agreedOn,
    delay: isLater
      ? {
          words: `${delayText(delay)}, spustenie\u00A0${named(launchOn)}`,
          isAhead,
          causes: caused(clientDelayText(project, named)),
        }
      : null,
    launch: {
      words: launchText(project, named),
      causes: caused(delayPartsText(project)),
    },
  };
}
