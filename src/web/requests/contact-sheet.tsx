import { useRef, useState } from 'react';
import type { CONTACT_FORM, CONTACT_SENT } from '#content/contact.ts';
import { classes } from '../design/classes.ts';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { ContactForm, type SubmittedContact } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

interface ContactSheetProps {
  texts: typeof CONTACT_FORM;
  sent: typeof CONTACT_SENT;
  topics: readonly { id: string; name: string }[];
  /** Terms of the first talk, at the foot of the sheet. */
  terms: readonly { label: string; value: string }[];
}

interface Sent extends SubmittedContact {
  /** Of the sheet with the form: what stands under it must not jump. */
  height: number;
}

/** The contact form as a sheet; once sent, the same sheet carries the number and what follows. */
export function ContactSheet({ texts, sent, topics, terms }: ContactSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Sent | null>(null);
  const finish = (submitted: SubmittedContact) =>
    setDone({ ...submitted, height: sheet.current?.getBoundingClientRect().height ?? 0 });
  return (
    <div
      ref={sheet}
      id="napiste"
      className={classes('grid scroll-mt-4', !done && 'items-start print:hidden')}
      style={{ minHeight: done?.height }}
    >
      <Sheet registered className="flex min-w-0 flex-col">
        {done ? (
          <ContactSent texts={sent} sent={done} onAgain={() => setDone(null)} />
        ) : (
          <div className="grid gap-5 p-sheet">
            <h2 className="text-section">{texts.title}</h2>
            <DataClient>
              <ContactForm texts={texts} topics={topics} onSent={finish} />
            </DataClient>
          </div>
        )}
        {terms.length > 0 && <TitleBlock cells={terms} />}
      </Sheet>
    </div>
  );
}
