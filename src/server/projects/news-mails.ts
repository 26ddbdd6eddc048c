import { z } from 'zod';
import { ITEM_RETURNED_MAIL, OPERATOR_NEWS, STAGE_DELIVERED_MAIL } from '#content/project-news.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { approvalDueOn } from '#domain/projects/expected.ts';
import { linkedProjectPath, portalProjectPath, projectDeskPath } from '#domain/projects/project-address.ts';
import type { Foundation } from '../foundation.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { filled, type MailBlock, quoted } from '../mail/document.ts';
import type { Mail } from '../mail/mail.ts';
import { documentOf, messageOf, signature } from '../mail/site-mail.ts';
import { findGoodLink, findOffer } from '../offers/data.ts';
import { linksUsedAfter, type OfferLinks } from '../offers/links.ts';
import { itemsOf, stagesOf } from './data.ts';
import { findListedProject, type ListedProject } from './list-data.ts';
import * as kinds from './news-kinds.ts';

const aboutProject = z.object({ projectId: z.uuid() });
const toClient = aboutProject.extend({ linkId: z.uuid().nullable(), isMember: z.boolean() });
const ofStage = toClient.extend({ stageId: z.uuid() });
const ofItem = toClient.extend({ itemId: z.uuid() });
const stageAnswer = aboutProject.extend({ stageId: z.uuid(), isApproved: z.boolean(), reason: z.string() });
const changeAsked = aboutProject.extend({ text: z.string() });
const uploaded = aboutProject.extend({ files: z.int() });

/** What the texts name. */
interface Names {
  project: string;
  stage?: string;
  item?: string;
  files?: string;
}

const named = (text: string, { project, stage = '', item = '', files = '' }: Names): string =>
  text
    .replace('{project}', () => project)
    .replace('{stage}', () => stage)
    .replace('{item}', () => item)
    .replace('{files}', () => files);

type Options = Pick<Foundation, 'db' | 'site' | 'config' | 'clock' | 'operator'> & {
  links: Pick<OfferLinks, 'tokenOf'>;
};

/** Composers of what both sides are mailed about at a project (news.ts). What was overtaken meanwhile is not sent. */
export function newsComposers({
  db,
  site,
  config,
  clock,
  operator,
  links,
}: Options): Record<string, Composer> {
  const time = workingTimeOf(site);

  /** The way to the project for whoever gets the mail; none where the operator has ended all links meanwhile. */
  const wayTo = async ({
    projectId,
    linkId,
    isMember,
  }: z.output<typeof toClient>): Promise<string | null> => {
    if (isMember) return config.publicUrl + portalProjectPath(projectId);
    const link = linkId === null ? null : await findGoodLink(db, linkId, linksUsedAfter(clock()));
    const token = link && links.tokenOf(link);
    return token && config.publicUrl + linkedProjectPath(token);
  };

  const mailed = (
    words: { subject: string; preview: string; intro: string; regards?: string; greeting?: string },
    names: Names,
    blocks: MailBlock[],
  ): Mail => {
    const { greeting, regards, preview } = words;
    const subject = named(words.subject, names);
    const closing = regards === undefined ? null : signature(site, regards);
    return messageOf({
      subject,
      document: documentOf(site, { preview, heading: subject, signature: closing }, [
        ...(greeting === undefined ? [] : [{ kind: 'paragraph' as const, text: greeting }]),
        { kind: 'paragraph', text: named(words.intro, names) },
        ...blocks,
      ]),
    });
  };

  const forOperator = async (
    { id, name, clientName, offerId }: ListedProject,
    words: { subject: string; preview: string; intro: string },
    names: Omit<Names, 'project'>,
    blocks: MailBlock[],
  ): Promise<Mail> => {
    const offer = await findOffer(db, offerId);
    const { client, project, stage, heading, open } = OPERATOR_NEWS;
    const rows = filled([
      { label: client, value: clientName },
      { label: project, value: name },
      { label: stage, value: names.stage ?? '' },
    ]);
    const mail = mailed(words, { ...names, project: name }, [
      ...blocks,
      { kind: 'rows', heading, rows },
      { kind: 'action', label: open, href: config.publicUrl + projectDeskPath(id) },
    ]);
    if (!offer || offer.recipientEmail === '') return mail;
    return { ...mail, replyTo: { name: offer.recipientName, address: offer.recipientEmail } };
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
      const mail = mailed(words, { project: project.name, stage: stage.name }, [
        {
          kind: 'rows',
          heading: words.rows,
          rows: [
            { label: words.stage, value: stage.name },
            { label: words.delivered, value: dayText(stage.deliveredOn) },
            { label: words.until, value: dayText(approvalDueOn(stage.deliveredOn, time)) },
          ],
        },
        ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
        { kind: 'notes', items: [words.back, words.reply] },
      ]);
      return { ...mail, replyTo: operator };
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
        ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
        { kind: 'notes', items: [words.reply] },
      ]);
      return { ...mail, replyTo: operator };
    },

    async [kinds.STAGE_ANSWERED]({ payload }) {
      const { projectId, stageId, isApproved, reason } = stageAnswer.parse(payload);
      const project = await findListedProject(db, projectId);
      const stage = await stageOf(projectId, stageId);
      if (!project || !stage) return null;
      const { approved, returned } = OPERATOR_NEWS;
      const names = { stage: stage.name };
      return isApproved
        ? forOperator(project, approved, names, [])
        : forOperator(project, returned, names, [quoted(returned.reason, reason)]);
    },

    async [kinds.CHANGE_ASKED]({ payload }) {
      const { projectId, text } = changeAsked.parse(payload);
      const project = await findListedProject(db, projectId);
      const words = OPERATOR_NEWS.change;
      return project && forOperator(project, words, {}, [quoted(words.text, text)]);
    },

    async [kinds.FILES_UPLOADED]({ payload }) {
      const { projectId, files } = uploaded.parse(payload);
      const project = await findListedProject(db, projectId);
      const words = OPERATOR_NEWS.files;
      const rows = [{ label: words.files, value: String(files) }];
      const names = { files: String(files) };
      return project && forOperator(project, words, names, [{ kind: 'rows', heading: words.heading, rows }]);
    },
  };
}
