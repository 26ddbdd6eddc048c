import { signedIn } from '#domain/accounts/actor.ts';
import { exportPrd, generatePrd, inboxPrd, ownPrd, projectPrd } from '#domain/prd/contract.ts';
import { DAILY_LIMIT } from '../ai/daily-limit.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createProjectQuotes } from '../papers/project-quotes.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { InboxRoom } from '../requests/inbox-room.ts';
import type { RequestRoom } from '../requests/room.ts';
import type { Room } from '../room.ts';
import { createPrdService } from './service.ts';

/** The PRD calls of the specification's section 7, and the PRD of one's own quote or of a request. */
export function prdRoom(
  foundation: Foundation,
  { quotes, priceBooks }: QuoteRoom,
  { own }: RequestRoom,
  { inbox }: InboxRoom,
): Room {
  const { site, config, clock, ai, pdf, limiter } = foundation;
  const projectQuotes = createProjectQuotes(foundation);
  const service = createPrdService({
    quotes,
    priceBooks,
    site,
    publicUrl: config.publicUrl,
    now: clock,
    ai,
    pdf,
  });
  return {
    calls: [
      serve(generatePrd, ({ body, browserId, caller, signal }) =>
        service.generate(body, browserId, () => limiter.allows(DAILY_LIMIT, caller), signal),
      ),
      serve(exportPrd, ({ body, addressGroup, signal }) =>
        service.export(body, { client: addressGroup, signal }),
      ),
      serve(ownPrd, async ({ actor, params, query, addressGroup, signal }) => {
        const stored = await own.quote(signedIn(actor).accountId, params.id);
        return service.exportQuote(stored, query.format, { client: addressGroup, signal });
      }),
      serve(projectPrd, async ({ actor, params, query, addressGroup, signal }) => {
        const stored = await projectQuotes.find(params.id, actor);
        return service.exportQuote(stored, query.format, { client: addressGroup, signal });
      }),
      serve(inboxPrd, async ({ params, query, addressGroup, signal }) =>
        service.exportQuote(await inbox.quote(params.id), query.format, { client: addressGroup, signal }),
      ),
    ],
  };
}
