import { z } from 'zod';
import {
  DELIVERY_SAID,
  HANDED_IN_MAIL,
  ITEM_RETURNED_MAIL,
  PROJECT_LAUNCHED_MAIL,
  STAGE_DELIVERED_MAIL,
  UPLOADS_MAIL,
} from '#content/project-news.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { oneOrMore, plural } from '#domain/kernel/plural.ts';
import { fileNames } from '#domain/messages/attached-names.ts';
import { approvalDueOn } from '#domain/projects/expected.ts';
import { itemAnchor, projectDeskPath } from '#domain/projects/project-address.ts';
import { answeredTo } from '../clients/answered-to.ts';
import type { Foundation } from '../foundation.ts';
import { attachmentOf } from '../http/download.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { filled, type MailBlock, quoted } from '../mail/document.ts';
import { answeredByMail, type ComposedMail, documentOf, messageOf, signature } from '../mail/site-mail.ts';
import { findOffer } from '../offers/data.ts';
import { itemsOf, stagesOf } from './data.ts';
import { deliveriesOf } from './delivery-data.ts';
import type { Handover } from './handover.ts';
import { findListedProject } from './list-data.ts';
import { type MailedWay, wayPayload } from './mailed-way.ts';
import * as kinds from './news-kinds.ts';

const aboutProject = z.object({ projectId: z.uuid() });
const ofStage = wayPayload.extend({ stageId: z.uuid() });
const ofItem = wayPayload.extend({ itemId: z.uuid() });
// Mails from before items were counted, or before it was noted whose they are, wait without it.
const uploaded = aboutProject.extend({
  files: z.int(),
  items: z.int().default(0),
  accountId: z.uuid().nullable().default(null),
});

/** What the texts name. */
interface Names {
  project: string;
  stage?: string;
  item?: string;
  files?: string;
  items?: string;
}

const named = (text: string, { project, stage = '', item = '', files = '', items = '' }: Names): string =>
  text
    .replace('{project}', () => project)
    .replace('{stage}', () => stage)
    .replace('{item}', () => item)
    .replace('{files}', () => files)
    .replace('{items}', () => items);

type Options = Pick<Foundation, 'db' | 'site' | 'config' | 'clock' | 'operator'> & {
  wayTo: MailedWay;
  /** The report of a launched project as a PDF. */
  report: Handover['pdf'];
};

/** Composers of what both sides are mailed about at a project (news.ts). What was overtaken meanwhile is not sent. */
export function newsComposers({
  db,
  site,
  config,
  clock,
  operator,
  wayTo,
  report,
}: Options): Record<string, Composer> {
  const time = workingTimeOf(site);

  const mailed = (
    words: { subject: string; preview: string; intro: string; regards?: string; greeting?: string },
    names: Names,
    blocks: MailBlock[],
  ): ComposedMail => {
    const { greeting, regards, preview } = words;
    const subject = named(words.subject, names);
    const closing = regards === undefined ? null : signature(site, regards);
    return {
      subject,
      document: documentOf(site, { preview, heading: subject, signature: closing }, [
        ...(greeting === undefined ? [] : [{ kind: 'paragraph' as const, text: greeting }]),
        { kind: 'paragraph', text: named(words.intro, names) },
        ...blocks,
      ]),
    };
  };

  const stageOf = async (projectId: string, stageId: string) =>
    (await stagesOf(db, [projectId])).find(({ id }) => id === stageId) ?? null;

  return {
    async [kinds.STAGE_DELIVERED]({ payload }) {
      const about = ofStage.parse(payload);
      const words = STAGE_DELIVERED_MAIL;
      const project = await findListedProject(db, about.projectId);
      const stage = await stageOf(about.projectId, about.stageId);
      // Taken back, or approved before the mail could go out.
      if (!project || stage?.state !== 'delivered' || stage.deliveredOn === null) return UNNEEDED;
      const href = await wayTo(about);
      const [delivery] = (await deliveriesOf(db, [about.projectId]))(stage.id);
      const { url = '', text = '', files = [] } = delivery ?? {};
      const mail = mailed(words, { project: project.name, stage: stage.name }, [
        ...(text === '' ? [] : [quoted(DELIVERY_SAID, text)]),
        {
          kind: 'rows',
          heading: words.rows,
          rows: [
            { label: words.stage, value: stage.name },
            ...(url === '' ? [] : [{ label: words.address, value: url, href: url }]),
            ...(files.length === 0
              ? []
              : [
                  {
                    label: oneOrMore(words.files, files),
                    value: fileNames(files.map(({ name }) => name)),
                  },
                ]),
            { label: words.delivered, value: dayText(stage.deliveredOn) },
            { label: words.until, value: dayText(approvalDueOn(stage.deliveredOn, time)) },
          ],
        },
        ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
        { kind: 'notes', items: [words.back] },
      ]);
      return answeredByMail(mail, operator);
    },

    async [kinds.PROJECT_LAUNCHED]({ payload }, signal) {
      const about = wayPayload.parse(payload);
      const words = PROJECT_LAUNCHED_MAIL;
      const project = await findListedProject(db, about.projectId);
      // Deleted before the mail could go out.
      if (!project?.launchedAt) return UNNEEDED;
      const { id, offerId, liveUrl, launchedAt } = project;
      const href = await wayTo(about);
      // A mail is passed on: its report names nobody but whom the offer was sent to.
      const reader: Actor = { kind: 'link', offerId, today: wallTimeOf(clock()).day };
      const attached = attachmentOf(await report(id, reader, clock(), { client: 'mail', signal }));
      const mail = mailed(words, { project: project.name }, [
        {
          kind: 'rows',
          heading: words.rows,
          rows: [
            ...(liveUrl === '' ? [] : [{ label: words.address, value: liveUrl, href: liveUrl }]),
            { label: words.launched, value: dayText(wallTimeOf(launchedAt).day) },
          ],
        },
        ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
        { kind: 'notes', items: [words.report] },
      ]);
      return { ...answeredByMail(mail, operator), attachments: [attached] };
    },

    async [kinds.ITEM_RETURNED]({ payload }) {
      const about = ofItem.parse(payload);
      const words = ITEM_RETURNED_MAIL;
      const project = await findListedProject(db, about.projectId);
      const item = (await itemsOf(db, [about.projectId])).find(({ id }) => id === about.itemId);
      if (!project || item?.state !== 'returned') return UNNEEDED;
      const href = await wayTo(about);
      const due = dayText(item.dueOn);
      const isLate = item.dueOn < wallTimeOf(clock()).day;
      const mail = mailed(words, { project: project.name, item: item.title }, [
        quoted(words.reason, item.returnReason),
        {
          kind: 'rows',
          heading: words.rows,
          rows: filled([
            { label: words.item, value: item.title },
            { label: words.description, value: item.description },
            { label: words.until, value: isLate ? words.overdue.replace('{day}', () => due) : due },
          ]),
        },
        ...(href === null
          ? []
          : [{ kind: 'action' as const, label: words.open, href: `${href}#${itemAnchor(item.id)}` }]),
      ]);
      return answeredByMail(mail, operator);
    },

    async [kinds.FILES_UPLOADED]({ payload }) {
      const { projectId, accountId, ...came } = uploaded.parse(payload);
      const project = await findListedProject(db, projectId);
      const offer = project && (await findOffer(db, project.offerId));
      if (!project || !offer) return null;
      const words = UPLOADS_MAIL;
      const counted = (count: number) => (count === 0 ? '' : String(count));
      const [files, items] = [counted(came.files), counted(came.items)];
      const rows = filled([
        { label: words.files, value: files },
        { label: words.items, value: items },
        { label: words.client, value: project.clientName },
        { label: words.project, value: project.name },
      ]);
      const said = came.files === 0 ? HANDED_IN_MAIL : words;
      const isOne = (came.files || came.items) === 1;
      const names = {
        project: project.name,
        files: plural(came.files, 'newFile'),
        items: plural(came.items, 'broughtItem'),
      };
      const mail = mailed({ ...said, ...(isOne && said.one) }, names, [
        { kind: 'rows', heading: words.heading, rows },
        { kind: 'action', label: words.open, href: config.publicUrl + projectDeskPath(projectId) },
      ]);
      const recipient = { name: offer.recipientName, address: offer.recipientEmail };
      return { ...messageOf(mail), ...(await answeredTo(db, accountId, recipient)) };
    },
  };
}
