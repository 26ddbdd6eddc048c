import { recordConsent } from '#domain/consent/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { Consents } from './consents.ts';

/** Decisions about cookies, made on the banner or on /cookies. */
export function consentRoom({ db, site }: Foundation): Room {
  const consents = new Consents(db, site);
  return {
    calls: [
      serve(recordConsent, async ({ body, now }) => {
        await consents.record(body, now);
        return { decisionId: body.decisionId };
      }),
    ],
    sweeps: [{ name: 'delete-consents', minute: 17, run: (now) => consents.sweep(now) }],
  };
}
