import { useRef, useState } from 'react';
import type { CONTACT_FORM, MESSAGE_SENT } from '#content/contact.ts';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';
import type { SentMessage } from './use-send-message.ts';
import './message.css';

interface MessageSheetProps {
  texts: typeof CONTACT_FORM;
  sent: typeof MESSAGE_SENT;
  topics: readonly { id: string; name: string }[];
  /** Terms of the first talk, at the foot of the sheet. */
  terms: readonly { label: string; value: string }[];
}

interface Sent extends SentMessage {
  /** Of the sheet with the form: what stands under it must not jump. */
  height: number;
}

/** The contact form as a sheet; once sent, the same sheet carries the number and what follows. */
export function MessageSheet({ texts, sent, topics, terms }: MessageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Sent | null>(null);
  const finish = (message: SentMessage) => setDone({ ...message, height: sheet.current?.offsetHeight ?? 0 });
  return (
    <div ref={sheet} id="napiste" className="message-place" style={{ minHeight: done?.height }}>
      <Sheet registered className="message-sheet">
        {done ? (
          <MessageSent texts={sent} sent={done} onAgain={() => setDone(null)} />
        ) : (
          <div className="message-sheet-body">
            <h2 className="text-h3">{texts.title}</h2>
            <DataClient>
              <MessageForm texts={texts} topics={topics} onSent={finish} />
            </DataClient>
          </div>
        )}
        {terms.length > 0 && <TitleBlock cells={terms} />}
      </Sheet>
    </div>
  );
}
