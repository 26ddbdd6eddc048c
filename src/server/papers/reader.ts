import { type Actor, signedIn } from '#domain/accounts/actor.ts';
import type { PaperReader } from './documents-data.ts';

/** Whoever reaches a project, as a reader of its papers. */
export const readerOf = (actor: Actor): PaperReader =>
  actor.kind === 'link'
    ? { accountId: null, offerId: actor.offerId }
    : { accountId: signedIn(actor).accountId, offerId: null };
