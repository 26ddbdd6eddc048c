import { csrfToken, currentUser } from '#domain/accounts/contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import { startCsrf } from '../http/csrf.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { issueSetupToken } from './setup.ts';

interface AccountRoom extends Room {
  /** For the link that makes the first administrator; null when there is one, or ADMIN_* names one. */
  setupToken(now: Date): Promise<string | null>;
}

/** The browser's token and who is signed in: nobody, until accounts exist (decisions 3). */
export const accountRoom = ({ config, https, csrf, db, random }: Foundation): AccountRoom => ({
  calls: [
    serve(csrfToken, async ({ request, reply }) => ({
      csrfToken: startCsrf(request, reply, csrf, https),
    })),
    serve(currentUser, async () => {
      throw new Fault('unauthenticated');
    }),
  ],
  setupToken: async (now) => (config.admin ? null : issueSetupToken(db, random, now)),
});
