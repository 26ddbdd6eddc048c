import { AreaSection } from '../design/areas/area-section.tsx';
import { FileList } from '../files/file-list.tsx';
import type { FilesShown } from '../files/use-files.ts';

const SIDES = { client: 'od klienta', operator: 'odo mňa' } as const;

/** Files of the project that belong to no item and no message; what is added, the client sees. */
export const ProjectFiles = ({ files, isClosed }: { files: FilesShown; isClosed: boolean }) => (
  <AreaSection title="Súbory" id="subory">
    <FileList
      shown={files}
      files={files.files.filter(
        ({ file, upload }) => (upload?.itemId ?? null) === null && (file?.purpose ?? 'record') === 'record',
      )}
      label="Súbory projektu"
      addTo={isClosed ? undefined : null}
      sides={SIDES}
    />
  </AreaSection>
);
