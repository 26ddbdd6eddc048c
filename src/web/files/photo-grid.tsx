import { Suspense, useState } from 'react';
import { leftText } from '#domain/portal/document-texts.ts';
import { PhotoTile, PhotoTiles } from '../design/areas/photo-tiles.tsx';
import { Button } from '../design/button.tsx';
import { lazyModule } from '../errors/lazy-module.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { type Photo, photoPlace } from './photo.ts';
import { usePreview } from './use-preview.ts';

/** Nobody who looks at no photo needs what shows one. */
const PhotoViewer = lazyModule(() => import('./photo-viewer.tsx'));

interface PhotoGridProps {
  label: string;
  photos: readonly Photo[];
  /** How many there are; the rest comes part by part. */
  total?: number;
  door: ClientDoor;
  onMore?: () => void;
}

/** So many stand there at first, in full rows of two, three, four and six. */
const SHOWN = 12;
/** So few more take no more room than the button. */
const SPARE = 3;
const STEP = 48;

/** Photos as a grid of previews; each is shown whole in a dialog, from which one goes on to the others. */
export function PhotoGrid({ label, photos, total = photos.length, door, onMore }: PhotoGridProps) {
  const [limit, setLimit] = useState(SHOWN);
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = photos.slice(0, total <= limit + SPARE ? total : limit);
  const rest = total - shown.length;
  return (
    <>
      <PhotoTiles label={label}>
        {shown.map((photo) => (
          <Tile key={photo.id} photo={photo} door={door} onOpen={() => setOpenId(photo.id)} />
        ))}
      </PhotoTiles>
      {rest > 0 && (
        <p>
          <Button
            size="small"
            onClick={() => {
              setLimit(limit + STEP);
              if (photos.length < limit + STEP) onMore?.();
            }}
          >
            Ukázať ďalšie fotografie ({leftText(rest)})
          </Button>
        </p>
      )}
      {openId !== null && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            total={total}
            firstId={openId}
            door={door}
            onMore={onMore}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface TileProps {
  photo: Photo;
  door: ClientDoor;
  onOpen: () => void;
}

const Tile = ({ photo: { id, name, isNew }, door, onOpen }: TileProps) => (
  <PhotoTile
    id={photoPlace(id)}
    name={name}
    picture={usePreview(door, id)}
    isNew={isNew ?? false}
    onOpen={onOpen}
  />
);
