import { Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { byCount } from '#domain/kernel/plural.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { Button } from '../design/button.tsx';
import { FileList } from '../files/file-list.tsx';
import type { MergedFile } from '../files/merged-files.ts';
import { ACCEPTED_FILES } from '../files/picked-files.ts';
import { type FilesShown, useFiles } from '../files/use-files.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import type { TalkSubject } from './talk-acts.ts';

/** Files that go with the next message. */
export interface Attached {
  ids: readonly string[];
  /** Why the message cannot go yet; null where it can. */
  problem: string | null;
  /** What is said where somebody sends files and no word; null without files. */
  words: string | null;
  /** The button that asks for files. */
  button: ReactNode;
  /** The files, with how far they are. */
  list: ReactNode;
  /** They are gone with a message. */
  clear: () => void;
  /** The files of a message that was sent. */
  filesOf: (message: ShownMessage) => ReactNode;
}

const MOST = FILE_LIMITS.perMessage;

const UNREADY = 'Počkajte, kým sa súbory nahrajú, alebo ich zrušte.';
const TOO_MANY = `K\u00A0jednej správe sa dá priložiť najviac ${MOST}\u00A0súborov.`;

const isReady = ({ file }: MergedFile<ShownFile>): boolean => file?.state === 'ready';

/** What is uploaded for the next message of a conversation, and the files of those that were sent. */
export function useAttached(
  door: ClientDoor,
  subject: TalkSubject,
  size: 'dense' | 'small' = 'dense',
): Attached {
  const shown = useFiles(door, { ...subject, purpose: 'message' }, null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const files = shown.files.filter(({ key }) => keys.has(key));
  const add = (picked: File[]) => {
    setTooMany(files.length + picked.length > MOST);
    const before = new Set(shown.own.queue.uploads().map(({ key }) => key));
    shown.own.pick(picked.slice(0, MOST - files.length), null);
    const added = shown.own.queue.uploads().flatMap(({ key }) => (before.has(key) ? [] : [key]));
    setKeys((all) => new Set([...all, ...added]));
  };
  const count = files.length;
  return {
    ids: files.flatMap(({ file }) => (file ? [file.id] : [])),
    problem: files.every(isReady) ? null : UNREADY,
    words:
      count === 0
        ? null
        : `Posielam ${byCount(count, ['súbor', `${count} súbory`, `${count} súboru`, `${count} súborov`])}.`,
    clear: () => {
      setKeys(new Set());
      setTooMany(false);
    },
    filesOf: ({ files: sent }) => <SentFiles files={sent} shown={shown} />,
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
        <FileList shown={shown} files={files} label="Súbory k&nbsp;správe" />
        {tooMany && (
          <p role="alert" className="field-error">
            {TOO_MANY}
          </p>
        )}
      </div>
    ),
  };
}

const SentFiles = ({ files, shown }: { files: readonly ShownFile[]; shown: FilesShown }) =>
  files.length > 0 && (
    <FileList
      shown={shown}
      files={files.map((file) => ({ key: file.id, file, upload: null }))}
      label="Priložené súbory"
    />
  );
