import { useMemo } from 'react';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { FileList } from '../files/file-list.tsx';
import { fileQueue } from '../files/file-queue.ts';
import type { FilesShown } from '../files/use-files.ts';
import type { ClientDoor } from '../shell/client-door.ts';

export interface SentFilesProps {
  door: ClientDoor;
  /** What the conversation is about. */
  subject: MessageSubject;
  files: readonly ShownFile[];
}

const NOWHERE: ReadonlySet<string> = new Set();

/** The files that came with a message or a delivery: they open, and nothing else can be done with them. */
export default function SentFiles({ door, subject: { type, id }, files }: SentFilesProps) {
  const shown = useMemo<FilesShown>(() => {
    const own = fileQueue(door, { type, id, purpose: 'message' });
    const remove = async () => {};
    return { door, own, files: [], isRead: true, elsewhere: NOWHERE, remove };
  }, [door, type, id]);
  return (
    <FileList
      shown={shown}
      files={files.map((file) => ({ key: file.id, file, upload: null }))}
      label="Priložené súbory"
    />
  );
}
