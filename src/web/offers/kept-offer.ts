import { LOCAL, type LocalName } from '#domain/consent/storage-names.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { Chosen } from '#domain/offers/offer-choice.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import { localStore } from '../shell/browser-storage.ts';
import type { OfferDraft } from './opened-offer.ts';

/** What the server does not have yet, and what it was written at. */
export interface KeptDraft {
  edit: number;
  draft: OfferDraft;
}

/** What stands in a field although it was not taken into the offer, and why. */
export interface Unread {
  text: string;
  message: string;
}

/** By the fields of an offer. */
export type UnreadFields = Readonly<Record<string, Unread>>;

/** Keeps in the browser what is not saved. Where it blocks its storage, saving alone keeps it. */
export const keepDraft = (offerId: string, kept: KeptDraft): void => keep(draftName(offerId), kept);

/** What a reload has left over; null where everything was saved. */
export const keptDraft = (offerId: string): KeptDraft | null => kept(draftName(offerId));

/** The server has it. */
export const forgetDraft = (offerId: string): void => keep(draftName(offerId), null);

/** Keeps in the browser what could not be taken out of its fields. */
export const keepUnread = (offerId: string, unread: UnreadFields): void =>
  keep(unreadName(offerId), Object.keys(unread).length > 0 ? unread : null);

/** What stood in the fields of an offer when it was left. */
export const keptUnread = (offerId: string): UnreadFields => kept<UnreadFields>(unreadName(offerId)) ?? {};

/** What a client has ticked of a revision. */
interface KeptChoice {
  revision: number;
  chosen: string[];
}

/** Keeps in the browser what a client has ticked of an offer that is open, and nothing of one that is not. */
export const keepChoice = (offer: ClientOffer, chosen: Chosen): void =>
  keep(
    choiceName(offer.number),
    canAnswer(offer) ? ({ revision: offer.revision, chosen: [...chosen] } satisfies KeptChoice) : null,
  );

/** What was ticked of the same revision before; null where nothing was. */
export function keptChoice({ number, revision }: ClientOffer): Chosen | null {
  const found = kept<KeptChoice>(choiceName(number));
  return found?.revision === revision ? new Set(found.chosen) : null;
}

const choiceName = (number: string) => `${LOCAL.offerDraft}choice:${number}` as const;
const draftName = (offerId: string) => `${LOCAL.offerDraft}${offerId}` as const;
const unreadName = (offerId: string) => `${LOCAL.offerDraft}fields:${offerId}` as const;

function keep(name: LocalName, value: object | null): void {
  try {
    if (value === null) localStore().removeItem(name);
    else localStore().setItem(name, JSON.stringify(value));
  } catch {}
}

function kept<Value>(name: LocalName): Value | null {
  try {
    const text = localStore().getItem(name);
    // Only `keep` writes under this name.
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}
