import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { talkMoment } from '#domain/messages/talk-days.ts';
import { Button } from '../design/button.tsx';
import { deskProjectTalk } from '../messages/talk-acts.ts';
import { TalkPanel } from '../messages/talk-panel.tsx';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { Addendum } from './project-addendum.ts';
import type { OpenedProject } from './project-words.tsx';

const WishButton = ({ message, addendum }: { message: ShownMessage; addendum: Addendum }) => (
  <Button
    size="dense"
    variant="link"
    loading={addendum.isBeginning(message)}
    onClick={() => void addendum.begin(message)}
  >
    Pripraviť dodatok
    <span className="sr-only">
      {' '}
      zo správy odoslanej {talkMoment(new Date(message.createdAt), new Date())}
    </span>
  </Button>
);

interface MessagesProps {
  project: OpenedProject;
  addendum: Addendum;
}

/** The conversation with the client; seeing it makes what they have written read. */
export const ProjectMessages = ({ project, addendum }: MessagesProps) => (
  <TalkPanel
    subject={{ type: 'project', id: project.id }}
    reader="operator"
    door={SESSION_DOOR}
    acts={deskProjectTalk(project.id)}
    label={'Správy k\u00A0projektu'}
    empty="Zatiaľ žiadna správa."
    prompt="Správa klientovi"
    isFolded
    said="Klient ju uvidí v&nbsp;projekte a&nbsp;dostane e-mailom."
    templates={{
      values: {
        meno: '',
        firma: project.client.name,
        dopyt: '',
        sluzba: project.name,
        podpis: operatorName(site),
      },
    }}
    actsOf={(message) => project.state !== 'closed' && <WishButton message={message} addendum={addendum} />}
  />
);
