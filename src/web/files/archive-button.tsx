import { Download } from 'lucide-react';
import { factsOf } from '#domain/errors/api-error.ts';
import { archiveAdvice } from '#domain/files/archive-advice.ts';
import { projectArchive } from '#domain/files/calls.ts';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { saveFile } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';

interface ArchiveButtonProps {
  projectId: string;
  door: ClientDoor;
  size?: 'dense' | 'small';
}

/** All files and papers of a project as one archive. */
export function ArchiveButton({ projectId, door, size = 'small' }: ArchiveButtonProps) {
  const { isSending, refused, send } = useSending((error) => archiveAdvice(factsOf(error)));
  const save = async () => {
    saveFile(await door.call(projectArchive, { params: { id: projectId } }), 'subory-projektu.zip');
  };
  return (
    <div className="archive-button">
      <Button size={size} loading={isSending} onClick={() => void send(save)}>
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        Všetky súbory (ZIP)
      </Button>
      <LiveRegion>{isSending && 'Pripravuje sa archív so všetkými súbormi.'}</LiveRegion>
      {isSending && (
        <p aria-hidden="true">Pripravuje sa archív. Pri veľkých súboroch to trvá aj niekoľko minút.</p>
      )}
      <p role="alert" className="text-error empty:hidden">
        {refused?.advice}
      </p>
    </div>
  );
}
