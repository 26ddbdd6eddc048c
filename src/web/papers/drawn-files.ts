import { useState } from 'react';
import { type FileCounts, newFilesAt } from './document-files.tsx';

interface OfProject {
  project: { id: string } | null;
}

const idOf = ({ project }: OfProject): string | null => project?.id ?? null;

interface Drawn {
  documents: readonly OfProject[];
  /** Whether these are all papers: else projects of which there are files alone come after them. */
  isWhole: boolean;
  /** Projects whose files were new when the screen showed them; null of those beside projects. */
  newIn: ReadonlySet<string | null>;
}

/** The files that a list of papers draws: those of the projects in it, and new ones wherever they are, so that none is taken for seen that was not shown. */
export const drawnFiles = <Files extends OfProject>(
  files: readonly Files[],
  { documents, isWhole, newIn }: Drawn,
): Files[] => {
  const listed = new Set(documents.map(idOf));
  return files.filter((each) => isWhole || listed.has(idOf(each)) || newIn.has(idOf(each)));
};

/** Projects with new files: one whose files were new stays among them until the screen is left. */
export function useNewFiles(files: readonly (FileCounts & OfProject)[]): ReadonlySet<string | null> {
  const [known, setKnown] = useState<ReadonlySet<string | null>>(new Set());
  const fresh = files.filter((each) => newFilesAt(each).length > 0 && !known.has(idOf(each)));
  if (fresh.length > 0) setKnown(new Set([...known, ...fresh.map(idOf)]));
  return known;
}
