import type { StageState } from '#domain/projects/stage-life.ts';

/** How the operator moves a stage to a state, with what that needs. */
export const stageMove = (state: StageState) => ({
  state,
  ...(state === 'delivered' && { deliveryText: 'Pozrite si úvod.' }),
  ...(state === 'approved' && { approvedBy: 'Martin Vzorový', how: 'telefonicky 22. 11.' }),
});
