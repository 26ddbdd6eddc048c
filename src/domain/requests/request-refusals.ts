import type { RequestStep } from './request-life.ts';
import type { RequestStatus } from './request-status.ts';

const OF_STATUS: Readonly<Record<RequestStatus, string>> = {
  new: 'Tento dopyt je nový.',
  seen: 'Tento dopyt ešte nemá odpoveď.',
  contacted: 'Tento dopyt už má odpoveď.',
  offered: 'Tento dopyt už má ponuku.',
  won: 'Tento dopyt je úspešný.',
  lost: 'Tento dopyt je neúspešný.',
  archived: 'Tento dopyt je v archíve.',
};

const NOT_ARCHIVED = 'Tento dopyt nie je v\u00A0archíve.';

/** Why a step is not possible, as a sentence for the operator who wanted to take it (business 3). */
export function requestRefusal(status: RequestStatus, step: RequestStep): string {
  if (step === 'restore') return NOT_ARCHIVED;
  const reason = OF_STATUS[status];
  if (status === 'archived') return `${reason} Najprv ho vráťte.`;
  if (status === 'won' && step === 'lose') return `${reason} Nedá sa označiť ako neúspešný.`;
  return reason;
}

/** Said where something else than a step is not possible. */
export const REQUEST_REFUSALS = {
  noEmail: 'V\u00A0dopyte nie je e-mail klienta. Zavolajte mu a\u00A0telefonát si zapíšte.',
  closed: 'Tento dopyt je uzavretý, už sa nedá odložiť.',
  past: 'Zadajte čas v\u00A0budúcnosti, najviac rok dopredu.',
  mergedAway: 'Tento dopyt je už zlúčený s iným.',
  itself: 'Dopyt sa nedá zlúčiť sám so sebou.',
  intoArchived: 'Dopyt, s\u00A0ktorým ho chcete zlúčiť, je v\u00A0archíve. Najprv ho vráťte.',
  noPlace: 'Dopyt, s\u00A0ktorým ho chcete zlúčiť, neexistuje.',
} as const;
