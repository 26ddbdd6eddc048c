import { z } from 'zod';
import { PORTAL_OPERATOR_MAILS } from '#content/project-mails.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { answeredTo } from '../clients/answered-to.ts';
import type { Foundation } from '../foundation.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { filled, type MailBlock, quoted } from '../mail/document.ts';
import { documentOf, messageOf } from '../mail/site-mail.ts';
import { findOffer } from '../offers/data.ts';
import { changesOf } from './change-data.ts';
import { stagesOf } from './data.ts';
import { findListedProject, type ListedProject } from './list-data.ts';

// Kinds of mails wait in the database with their mails: they stay the same.

/** To the operator: the client has approved a stage. */
export const STAGE_APPROVED_KIND = 'stage-approved-operator';
/** To the operator: the client has returned a stage. */
export const STAGE_RETURNED_KIND = 'stage-returned-operator';
/** To the operator: the client asks for a change. */
export const CHANGE_ASKED_KIND = 'change-asked-operator';

/** By a link, or in a mail from before it was noted, nobody's account. */
const accountId = z.uuid().nullable().default(null);
const aboutStage = z.object({ projectId: z.uuid(), stageId: z.uuid(), accountId });
const aboutChange = z.object({ projectId: z.uuid(), messageId: z.uuid(), accountId });

const { frame, ...mails } = PORTAL_OPERATOR_MAILS;

type Words = (typeof mails)[keyof typeof mails];

/** The composers of the mails to the operator about what clients do at their projects. */
export function portalComposers({
  db,
  site,
  config,
}: Pick<Foundation, 'db' | 'site' | 'config'>): Record<string, Composer> {
  const mailOf = async (
    project: ListedProject,
    { words, name, by }: { words: Words; name: string; by: string | null },
    blocks: readonly MailBlock[],
  ) => {
    const named = (text: string) =>
      text.replace('{project}', () => project.name).replace('{stage}', () => name);
    const heading = named(words.subject);
    const href = config.publicUrl + projectDeskPath(project.id);
    const { rows, open } = frame;
    const document = documentOf(site, { preview: named(words.preview), heading, signature: null }, [
      {
        kind: 'rows',
        heading: rows.heading,
        rows: filled([
          { label: rows.client, value: project.clientName },
          { label: rows.project, value: `${project.name} (${project.number})` },
          { label: rows.stage, value: name },
        ]),
      },
      ...blocks,
      { kind: 'action', label: open, href },
    ]);
    const offer = await findOffer(db, project.offerId);
    const recipient = { name: offer?.recipientName ?? '', address: offer?.recipientEmail ?? '' };
    return { ...messageOf({ subject: heading, document }), ...(await answeredTo(db, by, recipient)) };
  };

  const ofStage = async (payload: unknown, words: Words, withReason: boolean) => {
    const { projectId, stageId, accountId: by } = aboutStage.parse(payload);
    const project = await findListedProject(db, projectId);
    const stage = (await stagesOf(db, [projectId])).find(({ id }) => id === stageId);
    if (!project || !stage) return null;
    const { reason } = frame;
    const { name } = stage;
    return mailOf(project, { words, name, by }, withReason ? [quoted(reason, stage.returnReason)] : []);
  };

  return {
    [STAGE_APPROVED_KIND]: ({ payload }) => ofStage(payload, mails.approved, false),
    [STAGE_RETURNED_KIND]: ({ payload }) => ofStage(payload, mails.returned, true),
    async [CHANGE_ASKED_KIND]({ payload }) {
      const { projectId, messageId, accountId: by } = aboutChange.parse(payload);
      const project = await findListedProject(db, projectId);
      if (!project) return null;
      const change = (await changesOf(db, [projectId])).find((one) => one.messageId === messageId);
      if (!change) return UNNEEDED;
      const { change: heading } = frame;
      return mailOf(project, { words: mails.asked, name: '', by }, [quoted(heading, change.text)]);
    },
  };
}
