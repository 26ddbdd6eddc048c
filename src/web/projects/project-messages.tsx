import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { readProjectMessages, withdrawProjectMessage, writeProjectMessage } from '#domain/projects/calls.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { Conversation } from '../messages/conversation.tsx';
import { MessageComposer } from '../messages/message-composer.tsx';
import { callApi } from '../shell/api-client.ts';
import type { Act } from '../shell/use-act.ts';
import type { Addendum } from './project-addendum.ts';
import type { OpenedProject } from './project-words.tsx';

const MESSAGE_KINDS = [
  {
    value: 'message',
    label: 'Správa',
    prompt: 'Správa klientovi',
    send: 'Odoslať',
    sent: 'Správa je v\u00A0projekte.',
  },
] as const;

const WishButton = ({ message, addendum }: { message: ShownMessage; addendum: Addendum }) => (
  <Button
    size="dense"
    variant="link"
    loading={addendum.isBeginning(message)}
    onClick={() => void addendum.begin(message)}
  >
    Pripraviť dodatok
    <span className="sr-only"> zo správy {formatRecent(new Date(message.createdAt), new Date())}</span>
  </Button>
);

interface MessagesProps {
  project: OpenedProject;
  act: Act;
  addendum: Addendum;
}

/** The conversation; seeing it makes what the client has written read. */
export function ProjectMessages({ project: { id, state, unread, messages }, act, addendum }: MessagesProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Seen here: what is new stays marked until the screen is read anew.
    if (unread > 0) void callApi(readProjectMessages, { params: { id } }).catch(() => {});
  }, [id, unread]);
  return (
    <div id="spravy" className="scroll-mt-20">
      <AreaSection title="Správy" count={messages.length > 0 ? String(messages.length) : undefined}>
        <Conversation
          label={'Správy k\u00A0projektu'}
          reader="operator"
          messages={messages}
          actsOf={(message) => state !== 'closed' && <WishButton message={message} addendum={addendum} />}
          empty="Zatiaľ nikto nič nenapísal."
          onWithdraw={({ id: messageId }) =>
            void act.act(
              'withdraw',
              () => callApi(withdrawProjectMessage, { params: { id, messageId } }),
              'Správa je odvolaná.',
            )
          }
        />
        {state !== 'closed' && (
          <MessageComposer
            label="Napísať klientovi"
            kinds={MESSAGE_KINDS}
            draft={`project ${id}`}
            said={() => 'Klient ju dostane e-mailom'}
            send={async (_, text) => {
              await callApi(writeProjectMessage, { params: { id }, body: { text } });
              await revalidate();
            }}
          />
        )}
      </AreaSection>
    </div>
  );
}
