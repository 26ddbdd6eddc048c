import { OPEN_QUESTIONS_MAX } from './offer-limits.ts';
import type { RevisionState, RevisionStep } from './revision-life.ts';

const OF_STATE: Record<RevisionState, string> = {
  draft: 'Táto ponuka ešte nebola odoslaná.',
  sent: 'Táto ponuka je už odoslaná.',
  viewed: 'Táto ponuka je už odoslaná.',
  accepted: 'Táto ponuka je už prijatá.',
  declined: 'Táto ponuka bola odmietnutá.',
  expired: 'Platnosť tejto ponuky uplynula.',
  superseded: 'Túto ponuku nahradila novšia.',
  withdrawn: 'Táto ponuka bola odvolaná.',
};

const WHAT_THEN: Partial<Record<RevisionStep, string>> = {
  edit: 'Ak ju chcete zmeniť, vytvorte novú revíziu.',
  accept: 'Už sa nedá prijať.',
  decline: 'Už sa nedá odmietnuť.',
  withdraw: 'Už sa nedá odvolať.',
};

/** Why a step is not possible, as a sentence for whoever wanted to take it (business 3). */
export const stepRefusal = (state: RevisionState, step: RevisionStep): string =>
  [OF_STATE[state], state === 'draft' ? undefined : WHAT_THEN[step]].filter(Boolean).join(' ');

/** Said to a client while so many questions wait that there is no room for another one. */
export const QUESTIONS_FULL = `Na odpoveď už čaká ${OPEN_QUESTIONS_MAX} otázok. Ďalšiu pošlite, keď dostanete odpoveď.`;
