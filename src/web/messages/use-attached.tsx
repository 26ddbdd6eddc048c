import { Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { FILE_STEPS } from '#domain/files/file-refusals.ts';
import type { SENT_ALONG, ShownFile } from '#domain/files/file-schema.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { Button } from '../design/button.tsx';
import { FileList } from '../files/file-list.tsx';
import type { MergedFile } from '../files/merged-files.ts';
import { ACCEPTED_FILES } from '../files/picked-files.ts';
import { type FilesShown, useFiles } from '../files/use-files.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { followKept, type KeptMessage, keepMessage, keptMessage } from './kept-message.ts';

/** Files that go with the next message, or with a delivery. */
export interface Attached {
  files: readonly ShownFile[];
  /** Why they cannot go yet; null where they can. */
  problem: string | null;
  /** What is said where somebody sends files and no word; null without files. */
  words: string | null;
  /** The button that asks for files. */
  button: ReactNode;
  /** The files, with how far they are. */
  list: ReactNode;
  /** They are gone with it. */
  clear: () => void;
  /** Takes files of a message that was not sent after all. */
  putBack: (files: readonly ShownFile[]) => void;
}

interface AttachedOptions {
  door: ClientDoor;
  subject: MessageSubject;
  /** Under what the browser keeps the message or delivery that they are for. */
  draft: string;
  purpose?: Along;
  size?: 'dense' | 'small';
}

const MOST = FILE_LIMITS.perMessage;

type Along = (typeof SENT_ALONG)[number];
const LABELS: Readonly<Record<Along, string>> = {
  message: 'Súbory k\u00A0správe',
  delivery: 'Súbory k\u00A0odovzdaniu',
};

const UNREADY = 'Počkajte, kým sa súbory nahrajú, alebo ich zrušte.';

const isReady = ({ file }: MergedFile<ShownFile>): boolean => file?.state === 'ready';

/** What was sent stays: in another window, or the answer to it was lost. */
const isSent = (file: ShownFile | null): boolean => file?.state === 'ready' && !file.canRemove;

/** Those that go with this message or delivery: picked here, or before a reload, of which the server has not been asked yet. */
function chosenOf(
  shown: FilesShown,
  keys: ReadonlySet<string>,
  kept: readonly ShownFile[],
): MergedFile<ShownFile>[] {
  const ids = new Set(kept.map(({ id }) => id));
  const known = shown.files.filter(
    ({ key, file }) => (keys.has(key) || (file !== null && ids.has(file.id))) && !isSent(file),
  );
  if (shown.isRead) return known;
  const unread = kept.filter(({ id }) => known.every(({ file }) => file?.id !== id));
  return [...unread.map((file) => ({ key: file.id, file, upload: null })), ...known];
}

/** What is uploaded for the next message of a conversation, with whose text it is kept, or for a delivery. */
export function useAttached({
  door,
  subject,
  draft,
  purpose = 'message',
  size = 'dense',
}: AttachedOptions): Attached {
  const shown = useFiles(door, { type: subject.type, id: subject.id, purpose }, null);
  const [kept, setKept] = useState<readonly ShownFile[]>(() => keptMessage(draft)?.files ?? []);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = chosenOf(shown, keys, kept);
  const files = chosen.flatMap(({ file }) => (file && file.state !== 'refused' ? [file] : []));
  const known = JSON.stringify(files);
  useEffect(() => keepMessage(draft, { files: JSON.parse(known) as ShownFile[] }), [draft, known]);
  // Another tab has sent them, or taken them off.
  const followed = useEffectEvent((before: KeptMessage | null, now: KeptMessage | null) => {
    const left = now?.files ?? [];
    const gone = (before?.files ?? []).filter(({ id }) => left.every((file) => file.id !== id));
    setKept(left);
    setKeys((all) => {
      const taken = chosen.filter(({ file }) => gone.some(({ id }) => id === file?.id));
      return new Set([...all].filter((key) => taken.every((file) => file.key !== key)));
    });
  });
  useEffect(() => followKept(draft, followed), [draft]);
  const add = (picked: File[]) => {
    setTooMany(chosen.length + picked.length > MOST);
    const before = new Set(shown.own.queue.uploads().map(({ key }) => key));
    shown.own.pick(picked.slice(0, Math.max(0, MOST - chosen.length)), null);
    const added = shown.own.queue.uploads().flatMap(({ key }) => (before.has(key) ? [] : [key]));
    setKeys((all) => new Set([...all, ...added]));
  };
  const count = chosen.length;
  return {
    files,
    problem: count > MOST ? FILE_STEPS.perMessage : chosen.every(isReady) ? null : UNREADY,
    words:
      count === 0
        ? null
        : `Posielam ${byCount(count, ['súbor', `${count} súbory`, `${count} súboru`, `${count} súborov`])}.`,
    clear: () => {
      // Whoever shows them may be gone by the next drawing.
      keepMessage(draft, { files: [] });
      setKeys(new Set());
      setKept([]);
      setTooMany(false);
    },
    putBack: (back) => setKept((now) => [...now, ...back]),
    button: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED_FILES}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again after it failed.
            target.value = '';
          }}
        />
        <Button variant="quiet" size={size} onClick={() => input.current?.click()}>
          <Paperclip aria-hidden="true" size={16} strokeWidth={1.75} />
          Priložiť
        </Button>
      </>
    ),
    list: (count > 0 || tooMany) && (
      <div className="composer-files">
        <FileList shown={shown} files={chosen} label={LABELS[purpose]} />
        {tooMany && (
          <p role="alert" className="field-error">
            {tied(FILE_STEPS.perMessage)}
          </p>
        )}
      </div>
    ),
  };
}
