import { Ellipsis } from 'lucide-react';
import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { talkMoment } from '#domain/messages/talk-days.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { DeskTalkPanel } from '../messages/desk-talk.tsx';
import { deskProjectTalk } from '../messages/talk-acts.ts';
import type { Addendum } from './project-addendum.ts';
import type { OpenedProject } from './project-words.tsx';

const MessageMenu = ({ message, addendum }: { message: ShownMessage; addendum: Addendum }) => (
  <Menu
    trigger={
      <Button size="dense" variant="quiet" loading={addendum.isBeginning(message)}>
        <Ellipsis aria-hidden="true" size={16} strokeWidth={2} />
        <span className="sr-only">
          Ďalšie so správou odoslanou {talkMoment(new Date(message.createdAt), new Date())}
        </span>
      </Button>
    }
  >
    <MenuItem onSelect={() => void addendum.begin(message)}>Pripraviť dodatok</MenuItem>
  </Menu>
);

interface MessagesProps {
  project: OpenedProject;
  addendum: Addendum;
}

/** The conversation with the client; seeing it makes what they have written read. */
export const ProjectMessages = ({ project, addendum }: MessagesProps) => (
  <DeskTalkPanel
    subject={{ type: 'project', id: project.id }}
    kind="Správa"
    acts={deskProjectTalk(project.id)}
    label={'Správy k\u00A0projektu'}
    empty="Zatiaľ žiadna správa."
    prompt="Správa klientovi"
    isFolded
    said="Klient ju uvidí v&nbsp;projekte a&nbsp;dostane e-mailom."
    templates={{
      values: {
        meno: project.recipient,
        firma: project.client.name,
        dopyt: '',
        sluzba: project.name,
        podpis: operatorName(site),
      },
    }}
    menuOf={(message) => project.state !== 'closed' && <MessageMenu message={message} addendum={addendum} />}
  />
);
