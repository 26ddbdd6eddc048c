import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import { lowerFirst } from '../kernel/text.ts';
import { isAddendum } from './offer-number.ts';
import type { RevisionState } from './revision-life.ts';

/** How an offer or a revision stands, in a word. */
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

const ADDENDUM_STATE_TEXTS: Readonly<Record<RevisionState, string>> = {
  ...REVISION_STATE_TEXTS,
  sent: 'Odoslaný',
  viewed: 'Otvorený',
  accepted: 'Prijatý',
  declined: 'Odmietnutý',
  superseded: 'Nahradený',
  withdrawn: 'Odvolaný',
};

/** How the offer or addendum of this number stands, in a word that agrees with it. */
export const offerStateText = ({ number, state }: { number: string; state: RevisionState }): string =>
  (isAddendum(number) ? ADDENDUM_STATE_TEXTS : REVISION_STATE_TEXTS)[state];

/** Said to the client while it is theirs to decide: as short as the other states, whose column it shares. */
const AWAITS_CLIENT = 'Čaká na vás';

const CLIENT_TURN: readonly RevisionState[] = ['sent', 'viewed'];

/** The same said to its client, in whose lists it is not what the sender did that matters, but what is to be decided. */
export const clientOfferStateText = (offer: { number: string; state: RevisionState }): string =>
  CLIENT_TURN.includes(offer.state) ? AWAITS_CLIENT : offerStateText(offer);

interface OverOffer {
  number: string;
  state: RevisionState;
  validUntil: Day;
  closedOn: Day | null;
}

/** What ended an offer that cannot be accepted any more, with its day: "prijatá 28. 9. 2026", "platila do 14. 12. 2026". */
export function overText({ number, state, validUntil, closedOn }: OverOffer): string {
  if (closedOn === null || state === 'expired')
    return `${isAddendum(number) ? 'platil' : 'platila'} do\u00A0${dayText(validUntil)}`;
  return `${lowerFirst(offerStateText({ number, state }))} ${dayText(closedOn)}`;
}
