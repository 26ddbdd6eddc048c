import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AnswerInput, ParsedBody } from '#domain/api/endpoint.ts';
import type { verifyOffer } from '#domain/offers/link-contract.ts';
import { offerNumber, offerSerial, revisionLetter } from '#domain/offers/offer-number.ts';
import type { Foundation } from '../foundation.ts';
import { offerFingerprint } from './full-offer.ts';
import { type AcceptedText, findAcceptedByDocument, findAcceptedByNumber } from './link-data.ts';

type Verdict = AnswerInput<typeof verifyOffer, never>;

/** Says whether something is what was accepted, and nothing else: not even whether an offer of that number is there. */
export interface Verification {
  ofText(said: ParsedBody<typeof verifyOffer>): Promise<Verdict>;
  ofPdf(bytes: Readable): Promise<Verdict>;
}

/** No offer has it. */
const NO_OFFER = { prefix: '', year: 0, serial: 0, addendum: 0 };

export function createVerification({ db }: Pick<Foundation, 'db'>): Verification {
  /** The stored text is hashed anew: a byte that was changed there is found, too. */
  const verdict = (found: AcceptedText | null): Verdict =>
    found?.sentText && offerFingerprint(found.sentText) === found.fingerprint
      ? {
          isAccepted: true,
          number: offerNumber(found),
          letter: revisionLetter(found.revision),
          acceptedAt: found.acceptedAt.toISOString(),
          fingerprint: found.fingerprint,
        }
      : { isAccepted: false };

  return {
    async ofText({ number, fingerprint }) {
      const found = await findAcceptedByNumber(db, offerSerial(number) ?? NO_OFFER);
      return verdict(found?.fingerprint === fingerprint ? found : null);
    },
    async ofPdf(bytes) {
      const hash = createHash('sha256');
      for await (const chunk of bytes) hash.update(chunk);
      return verdict(await findAcceptedByDocument(db, hash.digest('hex')));
    },
  };
}
