import type { RevisionState } from './revision-life.ts';

/** How an offer stands, in a word. */
export const REVISION_STATE_TEXTS: Readonly<Record<RevisionState, string>> = {
  draft: 'Koncept',
  sent: 'Odoslaná',
  viewed: 'Otvorená',
  accepted: 'Prijatá',
  declined: 'Odmietnutá',
  expired: 'Po platnosti',
  superseded: 'Nahradená',
  withdrawn: 'Odvolaná',
};
