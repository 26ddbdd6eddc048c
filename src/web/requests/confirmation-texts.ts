import { CONFIRMATION } from '#content/confirmation.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import { ticket } from '#domain/requests/ticket.ts';

/** Texts of the confirmation page with the site's claims and the request's ticket, "#----" when there is none, and the time that was promised to it. */
export const confirmationTexts = (shownTicket: string | null, answerBy: string | null = null) =>
  contentWithClaims(CONFIRMATION, { ...siteClaims(site), ticket: shownTicket ?? ticket(null), answerBy });
