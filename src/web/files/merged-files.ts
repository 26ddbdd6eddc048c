import type { SentFile, Upload } from './upload-queue.ts';

/** A file as a list shows it: what the server says of it, what this tab does with it, or both. */
export interface MergedFile<Shown extends SentFile> {
  /** Stays the same from the pick on, so that nothing on the screen is drawn anew. */
  key: string;
  file: Shown | null;
  upload: Upload<Shown> | null;
}

/**
 * The files of a place, each once: in the order in which they came to the server, then what it does not know yet. What
 * this tab has just heard of a file is newer than the list, unless the list says that it is there.
 */
export function mergedFiles<Shown extends SentFile>(
  files: readonly Shown[],
  uploads: readonly Upload<Shown>[],
): MergedFile<Shown>[] {
  const byFile = new Map<string, Upload<Shown>>();
  for (const upload of uploads) if (upload.fileId !== null) byFile.set(upload.fileId, upload);
  const listed = new Set(files.map(({ id }) => id));
  const seen = new Set<string>();
  const known = files.map((file) => {
    const upload = byFile.get(file.id) ?? null;
    const sent = upload?.sent;
    const isBehind = file.state === 'uploading' && sent != null && sent.state !== 'uploading';
    return { key: upload?.key ?? file.id, file: isBehind ? sent : file, upload };
  });
  const fresh = uploads.flatMap((upload) => {
    const { fileId, key, sent } = upload;
    if (fileId !== null && (listed.has(fileId) || seen.has(fileId))) return [];
    if (fileId !== null) seen.add(fileId);
    return [{ key, file: sent, upload }];
  });
  return [...known, ...fresh];
}
