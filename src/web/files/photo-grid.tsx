import { type ReactNode, Suspense, useId, useState } from 'react';
import { leftText } from '#domain/papers/document-texts.ts';
import { PhotoTile, PhotoTiles } from '../design/areas/photo-tiles.tsx';
import { Button } from '../design/button.tsx';
import { shownBeforeFold } from '../design/fold.ts';
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
  /** How many stand there at first. */
  first?: number;
  door: ClientDoor;
  onMore?: () => void;
  /** Stands where more of them would, once the next part could not be read. */
  notRead?: ReactNode;
  /** Begins the ids of the places of photos, where something else than this grid shows them, too. */
  listId?: string;
  /** In rows of six, of three on a phone. */
  inSixes?: boolean;
  /** One of them is looked at, or no more. */
  onLook?: (isLooking: boolean) => void;
}

/** So many stand there at first, in full rows of two, three, four and six. */
const SHOWN = 12;
/** So few more take no more room than the button. */
const SPARE = 3;
const STEP = 48;

/** Photos as a grid of previews; each is shown whole in a dialog, from which one goes on to the others. */
export function PhotoGrid({
  label,
  photos,
  total = photos.length,
  first = SHOWN,
  door,
  onMore,
  notRead,
  listId,
  inSixes = false,
  onLook,
}: PhotoGridProps) {
  const gridId = useId();
  const placeOf = (id: string) => photoPlace(listId ?? gridId, id);
  const [added, setAdded] = useState(0);
  const limit = first + added;
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = photos.slice(0, shownBeforeFold(total, limit, SPARE));
  const rest = total - shown.length;
  const look = (id: string | null) => {
    setOpenId(id);
    onLook?.(id !== null);
  };
  return (
    <>
      <PhotoTiles label={label} inSixes={inSixes}>
        {shown.map((photo) => (
          <Tile
            key={photo.id}
            placeId={placeOf(photo.id)}
            photo={photo}
            door={door}
            onOpen={() => look(photo.id)}
          />
        ))}
      </PhotoTiles>
      {rest > 0 && notRead && shown.length === photos.length ? (
        notRead
      ) : rest > 0 ? (
        <p>
          <Button
            size="small"
            onClick={() => {
              setAdded(added + STEP);
              if (photos.length < limit + STEP) onMore?.();
            }}
          >
            Zobraziť ďalšie fotografie ({leftText(rest)})
          </Button>
        </p>
      ) : null}
      {openId !== null && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            total={total}
            firstId={openId}
            door={door}
            onMore={onMore}
            notRead={notRead}
            placeOf={placeOf}
            onClose={() => look(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface TileProps {
  placeId: string;
  photo: Photo;
  door: ClientDoor;
  onOpen: () => void;
}

const Tile = ({ placeId, photo: { id, name }, door, onOpen }: TileProps) => (
  <PhotoTile id={placeId} name={name} picture={usePreview(door, id)} onOpen={onOpen} />
);
