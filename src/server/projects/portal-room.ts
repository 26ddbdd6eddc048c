import * as contract from '#domain/projects/portal-contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createMessageService } from '../messages/service.ts';
import { renderPaymentPdf } from '../payments/pdf.ts';
import type { Room } from '../room.ts';
import { createPortalReading } from './portal-reading.ts';

/** Projects as their clients see them, in the portal and by a secret link (business 2, 5). */
export function portalProjectRoom(foundation: Foundation): Room {
  const { db, pdf, config } = foundation;
  const messages = createMessageService(foundation);
  const reading = createPortalReading({ ...foundation, messages });
  const pdfOptions = { db, pdf, publicUrl: config.publicUrl };
  return {
    calls: [
      serve(contract.portalProject, ({ params, actor, now }) => reading.open(params.id, actor, now)),
      serve(contract.portalPaymentPdf, async ({ params, actor, addressGroup, signal }) =>
        renderPaymentPdf(pdfOptions, await reading.payment(params.id, params.paymentId, actor), {
          client: addressGroup,
          signal,
        }),
      ),
    ],
  };
}
