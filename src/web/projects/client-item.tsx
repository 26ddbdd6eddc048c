import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RETURNED_WHY } from '#content/project-news.ts';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { tied } from '#domain/kernel/text.ts';
import { type clientChecklist, handInItem } from '#domain/projects/checklist-calls.ts';
import { wantsOf } from '#domain/projects/checklist-wants.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { CopyButton } from '../accounts/copy-button.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { FileList } from '../files/file-list.tsx';
import { isUnfinished } from '../files/upload-queue.ts';
import { type FilesShown, filesOfItem } from '../files/use-files.ts';
import { leftUnsent } from '../messages/left-unsent.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { AskingText } from './asking-text.tsx';
import { ItemText } from './item-text.tsx';
import { type StoredDraft, useItemDraft } from './use-item-draft.ts';

export type ClientItem = AnswerOf<typeof clientChecklist>['items'][number];

interface ItemBodyProps {
  item: ClientItem;
  files: FilesShown;
}

/** What was handed in, to be looked at; until it is accepted, with more files or others. */
export function BroughtItem({
  item,
  files,
  left,
  below,
}: ItemBodyProps & {
  left: string;
  /** Where the button was that handed it in. */
  below: ReactNode;
}) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {left !== '' && (
          <Notice tone="warn">
            <p>{LATER_WORDS.brought}</p>
            <p className="brought-quote">{left}</p>
            <CopyButton text={left}>Skopírovať text</CopyButton>
          </Notice>
        )}
      </div>
      <p className="brought-detail">{tied(item.description)}</p>
      {item.text !== '' && <p className="brought-text">{tied(item.text)}</p>}
      <FileList
        shown={files}
        files={filesOfItem(files, item.id)}
        label={`Súbory k\u00A0podkladu ${item.title}`}
        addTo={item.canAdd ? item.id : undefined}
        photos={wantsOf(item.kind).photos ?? false}
      />
      {item.canAdd && (
        <p className="field-hint">
          Kým podklad neprijmem, môžete k&nbsp;nemu súbory pridávať aj odstraňovať.
          {item.text === '' && !item.cameElsewhere && ' Keď odstránite všetky, bude treba dodať ho znova.'}
        </p>
      )}
      {below}
    </>
  );
}

/** What was written when it was handed in, and where. */
export interface HandingIn {
  /** What was written on the way, and is not among it. */
  left: string;
  /** Where in the window the button stood that was pressed, in pixels. */
  top: number;
}

interface MissingItemProps extends ItemBodyProps {
  projectId: string;
  draft: StoredDraft;
  /** It was handed in: what the screen shows is read anew. */
  onHandedIn: (handed: HandingIn) => Promise<void>;
}

const NOT_HANDED_IN = 'Podklad sa nepodarilo dodať.';
const UNDECIDED = 'Najprv vyberte, ktorý text platí, a\u00A0potom ho dodajte.';
const WAIT = 'Počkajte, kým sa nahrajú všetky súbory, alebo zrušte tie, na ktoré nechcete čakať.';

/** Where a client brings what is asked for, and hands it in. */
export function MissingItem({ projectId, item, draft: stored, files, onHandedIn }: MissingItemProps) {
  const wants = wantsOf(item.kind);
  const { door } = files;
  const draft = useItemDraft(door, { projectId, itemId: item.id }, stored);
  const [isBoth, setBoth] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // What stands there now, where the one who waits for the answer has seen less.
  const written = useRef(draft.text);
  useLayoutEffect(() => {
    written.current = draft.text;
  }, [draft.text]);
  const foot = useRef<HTMLDivElement>(null);
  const own = filesOfItem(files, item.id);
  const withFiles = wants.lead === 'files' || wants.both || isBoth || own.length > 0;
  const withText = wants.lead === 'text' || wants.both || isBoth || draft.text !== '';

  const handIn = async () => {
    const top = foot.current?.getBoundingClientRect().top ?? 0;
    setRefusal(null);
    if (own.some(({ upload }) => upload && isUnfinished(upload))) return setRefusal(WAIT);
    const isThere = own.some(({ file, upload }) => (upload?.sent ?? file)?.state === 'ready');
    if (draft.text.trim() === '' && !isThere) return setRefusal(PROJECT_REFUSALS.itemEmpty);
    setSending(true);
    try {
      const edit = await draft.flush();
      if (edit === null) throw draft.failure();
      const sent = written.current;
      await door.call(handInItem, { params: { id: projectId, itemId: item.id }, body: { edit } });
      await onHandedIn({ left: leftUnsent(sent, written.current), top });
    } catch (error) {
      const why = error === null ? UNDECIDED : failureAdvice(error, accountAdvice);
      setRefusal([NOT_HANDED_IN, why].filter(Boolean).join(' '));
    } finally {
      setSending(false);
    }
  };

  const fileList = withFiles && (
    <FileList
      key="files"
      shown={files}
      files={own}
      label={`Súbory k\u00A0podkladu ${item.title}`}
      addTo={item.id}
      photos={wants.photos ?? false}
    />
  );
  const text = withText && <ItemText key="text" draft={draft} wants={wants} />;
  return (
    <>
      {item.returnReason !== '' && (
        <Notice tone="error">
          <p>
            <b>{RETURNED_WHY}:</b> {tied(item.returnReason)}
          </p>
        </Notice>
      )}
      <p className="brought-detail">{tied(item.description)}</p>
      {wants.asks && <AskingText />}
      {wants.lead === 'files' ? [fileList, text] : [text, fileList]}
      {refusal && (
        <p role="alert" className="field-error">
          {refusal}
        </p>
      )}
      <div ref={foot} className="brought-foot">
        <Button loading={isSending} onClick={() => void handIn()}>
          Dodať podklad
        </Button>
        {!(withFiles && withText) && (
          <Button variant="link" onClick={() => setBoth(true)}>
            {withFiles ? 'Pripísať text' : 'Priložiť súbory'}
          </Button>
        )}
      </div>
    </>
  );
}
