import type { RequestStep } from './request-life.ts';
import type { RequestStatus } from './request-status.ts';

const OF_STATUS: Readonly<Record<RequestStatus, string>> = {
  new: 'Tento dopyt je nový.',
  seen: 'Tento dopyt ešte nemá odpoveď.',
  contacted: 'Tento dopyt už má odpoveď.',
  offered: 'Tento dopyt už má ponuku.',
  won: 'Tento dopyt je získaný.',
  lost: 'Tento dopyt je stratený.',
  archived: 'Tento dopyt je v archíve.',
};

const NOT_ARCHIVED = 'Tento dopyt v archíve nie je.';

/** Why a step is not possible, as a sentence for the operator who wanted to take it (business 3). */
export function requestRefusal(status: RequestStatus, step: RequestStep): string {
  if (step === 'restore') return NOT_ARCHIVED;
  const reason = OF_STATUS[status];
  if (status === 'archived') return `${reason} Najprv ho vráťte späť.`;
  if (status === 'won' && step === 'lose') return `${reason} Označiť ho za stratený nemožno.`;
  return reason;
}

/** Said where something else than a step is not possible. */
export const REQUEST_REFUSALS = {
  closed: 'Tento dopyt je uzavretý, odložiť ho nemožno.',
  past: 'Dopyt možno odložiť len do budúcnosti, najviac o rok.',
  mergedAway: 'Tento dopyt je už zlúčený s iným.',
  itself: 'Dopyt nemožno zlúčiť so sebou samým.',
  intoArchived: 'Dopyt, s ktorým chcete zlučovať, je v archíve. Najprv ho vráťte späť.',
  noPlace: 'Dopyt, s ktorým chcete zlučovať, neexistuje.',
} as const;
