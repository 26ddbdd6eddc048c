import type { AnswerOf } from '#domain/api/call.ts';
import type { ownDocuments } from '#domain/papers/calls.ts';
import { BESIDE } from '#domain/papers/document-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { DocumentFiles } from './document-files.tsx';
import { type ClientDocument, DocumentRows } from './document-rows.tsx';

type ListedFiles = AnswerOf<typeof ownDocuments>['files'][number];

export interface DocumentSectionsProps {
  documents: readonly ClientDocument[];
  /** Of each project of which there are any, whether or not a paper is listed. */
  files: readonly ListedFiles[];
  /** Whether these are all papers: else the rest of them comes after a press, and says how many there are. */
  isWhole: boolean;
  offerHref: (offerId: string) => string;
  /** Somebody looks on whose papers they are not. */
  isOnlooker?: boolean;
}

/** All papers by project, what came last at the top, and under them the files; what belongs to none comes last. */
export default function DocumentSections({
  documents,
  files,
  isWhole,
  offerHref,
  isOnlooker = false,
}: DocumentSectionsProps) {
  const groups = byProject(documents, files);
  return groups.map(({ id, name, own }) => {
    const papers = id === null ? `Dokumenty ${BESIDE}` : `Dokumenty: ${name}`;
    const counts = files.find(({ project }) => (project?.id ?? null) === id);
    return (
      <AreaSection
        key={id}
        title={isOnlooker ? papers : name}
        count={isWhole && own.length > 0 ? String(own.length) : undefined}
      >
        {own.length > 0 && (
          <DocumentRows
            label={papers}
            documents={own}
            door={SESSION_DOOR}
            offerHref={offerHref}
            isOnlooker={isOnlooker}
          />
        )}
        {counts &&
          // Of no project only one's own files can be read.
          (isOnlooker && id === null ? (
            <p className="border-t border-line py-4 text-ink-2">
              Súbory {BESIDE}: {counts.photos + counts.others}
            </p>
          ) : (
            <DocumentFiles
              of={name}
              files={counts}
              door={SESSION_DOOR}
              projectId={id}
              isFolded={groups.length > 1}
            />
          ))}
      </AreaSection>
    );
  });
}

/** Projects in the order of their newest paper, then those of which there are files alone. */
function byProject(documents: readonly ClientDocument[], files: readonly ListedFiles[]) {
  const projects = [...documents, ...files].map(({ project }) => project);
  const ids = [...new Set(projects.map((project) => project?.id ?? null))];
  return ids
    .map((id) => ({
      id,
      name: projects.find((project) => project?.id === id)?.name ?? `Dokumenty ${BESIDE}`,
      own: documents.filter(({ project }) => (project?.id ?? null) === id),
    }))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null));
}
