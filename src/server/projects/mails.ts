import { PROJECT_MESSAGE_MAIL } from '#content/project-mails.ts';
import { attachedOf } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { quoted } from '../mail/document.ts';
import { answeredByMail, documentOf, signature } from '../mail/site-mail.ts';
import { messagesToTell } from '../messages/messages-to-tell.ts';
import { PROJECT_MESSAGE_KIND } from './digest.ts';
import { findListedProject } from './list-data.ts';
import { type MailedWay, wayPayload } from './mailed-way.ts';

const words = PROJECT_MESSAGE_MAIL;

type MailOptions = Pick<Foundation, 'db' | 'site' | 'operator'> & {
  wayTo: MailedWay;
};

/** The composer of the mail with what the operator has written since the one before; nothing is sent of what was read. */
export const projectComposers = ({ db, site, operator, wayTo }: MailOptions): Record<string, Composer> => ({
  async [PROJECT_MESSAGE_KIND](mail) {
    const way = wayPayload.parse(mail.payload);
    const { projectId } = way;
    const project = await findListedProject(db, projectId);
    const { told: said } = await messagesToTell(db, mail, {
      subject: { type: 'project', id: projectId },
      side: 'operator',
    });
    if (!project) return null;
    if (said.length === 0) return UNNEEDED;
    const href = await wayTo(way);
    const attached = await attachedOf(
      db,
      said.map(({ id }) => id),
    );
    const named = (text: string) => text.replace('{project}', () => project.name);
    const subject = named(words.subject);
    const frame = { preview: words.preview, heading: subject, signature: signature(site, words.regards) };
    const document = documentOf(site, frame, [
      { kind: 'paragraph', text: words.greeting },
      { kind: 'paragraph', text: named(words.intro) },
      ...said.map(({ id, text }) => quoted(words.message, text, attached.get(id))),
      ...(href === null ? [] : [{ kind: 'action' as const, label: words.open, href }]),
    ]);
    return answeredByMail({ subject, document }, operator);
  },
});
