import { z } from 'zod';
import { linkedProjectPath } from '#domain/offers/offer-address.ts';
import { portalProjectPath } from '#domain/projects/project-address.ts';
import type { Foundation } from '../foundation.ts';
import { findGoodLink } from '../offers/data.ts';
import { createOfferLinks, linksUsedAfter } from '../offers/links.ts';

/** How a mail to somebody of a client says which way they have to its project; mails from before it was said have none. */
export const wayPayload = z.object({
  projectId: z.uuid(),
  linkId: z.uuid().nullable().default(null),
  isMember: z.boolean().default(false),
});

/** The address of a project for whoever gets a mail; null where the operator has ended all links meanwhile. */
export type MailedWay = (about: z.output<typeof wayPayload>) => Promise<string | null>;

export function createMailedWay(
  foundation: Pick<Foundation, 'db' | 'config' | 'clock' | 'random'>,
): MailedWay {
  const { db, config, clock } = foundation;
  const links = createOfferLinks(foundation);
  return async ({ projectId, linkId, isMember }) => {
    if (isMember) return config.publicUrl + portalProjectPath(projectId);
    const link = linkId === null ? null : await findGoodLink(db, linkId, linksUsedAfter(clock()));
    const token = link && links.tokenOf(link);
    return token && config.publicUrl + linkedProjectPath(token);
  };
}
