import { AreaSection } from '../design/areas/area-section.tsx';
import { ArchiveButton } from '../files/archive-button.tsx';
import { FileList } from '../files/file-list.tsx';
import { type FilesShown, filesOfRecord } from '../files/use-files.ts';

const SIDES = { client: 'od klienta', operator: 'odo mňa' } as const;

interface ProjectFilesProps {
  projectId: string;
  files: FilesShown;
  isClosed: boolean;
}

/** Files of the project that belong to no item and no message, and those of items that were removed; the client sees them all. */
export const ProjectFiles = ({ projectId, files, isClosed }: ProjectFilesProps) => (
  <AreaSection
    title="Súbory"
    id="subory"
    // The offer that began the project is always in it.
    action={<ArchiveButton projectId={projectId} door={files.door} size="dense" />}
  >
    <FileList
      shown={files}
      files={filesOfRecord(files)}
      label="Súbory projektu"
      addTo={isClosed ? undefined : null}
      sides={SIDES}
    />
  </AreaSection>
);
