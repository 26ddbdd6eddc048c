import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { RevisionState } from '../offers/revision-life.ts';

interface LastOffer {
  state: RevisionState;
  validUntil: Day;
}

/** What became of the last offer of a request that has none which stands (lapsed.ts): "platila do 12. 11. 2026". */
export function lapsedText(offer: LastOffer | null): string {
  if (offer === null) return 'ponuka už neexistuje';
  if (offer.state === 'draft') return 'nová sa ešte len píše';
  if (offer.state === 'withdrawn') return 'odvolaná';
  if (offer.state === 'declined') return 'odmietnutá';
  return `platila do ${dayText(offer.validUntil)}`;
}

/** What the operator does about it in one tap. */
export function lapsedAct(offer: Pick<LastOffer, 'state'> | null): string {
  if (offer === null) return 'Vytvoriť ponuku';
  return offer.state === 'draft' ? 'Dokončiť' : 'Obnoviť';
}
