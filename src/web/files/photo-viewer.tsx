import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { fileContent } from '#domain/files/calls.ts';
import { PhotoFrame } from '../design/areas/photo-frame.tsx';
import { Button } from '../design/button.tsx';
import { Spinner } from '../design/spinner.tsx';
import { saveFile } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';
import type { Photo } from './photo.ts';
import { usePicture, usePreview } from './use-preview.ts';

interface PhotoViewerProps {
  photos: readonly Photo[];
  total: number;
  firstId: string;
  door: ClientDoor;
  onMore?: (() => void) | undefined;
  /** Why the next part could not be read. */
  notRead?: ReactNode;
  /** The id of a photo's place in the list, where the focus goes back to. */
  placeOf: (id: string) => string;
  onClose: () => void;
}

/** So many before the last one that is known the next part is asked for. */
const AHEAD = 3;

/** One photo at a time, whole, with what is known of it; it can be saved, and taken away where it is one's own. */
export default function PhotoViewer({
  photos,
  total,
  firstId,
  door,
  onMore,
  notRead,
  placeOf,
  onClose,
}: PhotoViewerProps) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      photos.findIndex(({ id }) => id === firstId),
    ),
  );
  const [tries, setTries] = useState(0);
  // The last one may have been taken away.
  const at = Math.min(index, photos.length - 1);
  const photo = photos[at];
  const known = photos.length;
  const isEnding = at >= known - AHEAD && known < total;
  const askMore = useEffectEvent(() => onMore?.());
  // Once at each length: a part that did not come is asked for again by who presses.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many are known is not read, it is why it is asked anew
  useEffect(() => {
    if (isEnding) askMore();
  }, [isEnding, known]);
  const isGone = photo === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (isGone) return null;
  return (
    <PhotoFrame
      name={photo.name}
      note={photo.note}
      place={at + 1}
      total={total}
      hasPrevious={at > 0}
      hasNext={at < photos.length - 1}
      onPrevious={() => setIndex(at - 1)}
      onNext={() => setIndex(at + 1)}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        const place = document.getElementById(placeOf(photo.id));
        if (!place) return;
        event.preventDefault();
        place.focus();
      }}
      acts={
        <>
          <Acts key={photo.id} photo={photo} door={door} />
          {isEnding && notRead}
        </>
      }
    >
      <Whole key={`${photo.id} ${tries}`} photo={photo} door={door} onRetry={() => setTries(tries + 1)} />
    </PhotoFrame>
  );
}

interface ShownProps {
  photo: Photo;
  door: ClientDoor;
}

/** The small picture stands there until the whole one has come. */
function Whole({ photo: { id, name }, door, onRetry }: ShownProps & { onRetry: () => void }) {
  const whole = usePicture(door, id);
  const preview = usePreview(door, id);
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  if (whole === null || state === 'lost')
    return (
      <div className="grid justify-items-center gap-3">
        <p role="alert">Fotografiu sa nepodarilo načítať.</p>
        <Button size="small" onClick={onRetry}>
          Skúsiť znova
        </Button>
      </div>
    );
  return (
    <>
      {state === 'coming' && preview !== null && <img src={preview} alt="" className="photo-frame-ahead" />}
      {whole !== undefined && (
        <img
          src={whole}
          alt={name}
          onLoad={() => setState('there')}
          onError={() => setState('lost')}
          data-state={state}
        />
      )}
      {state === 'coming' && (
        <span className="photo-frame-waiting">
          <Spinner />
        </span>
      )}
    </>
  );
}

function Acts({ photo: { id, name, remove }, door }: ShownProps) {
  const { isSending, refused, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => saveFile(await door.call(fileContent, { params: { id }, query: {} }), name);
  const take = () => {
    setAsking(false);
    remove?.().catch((error: unknown) => setFailure(callAdvice(factsOf(error))));
  };
  return (
    <>
      {isAsking ? (
        <>
          <Button size="small" onClick={take}>
            Odstrániť fotografiu
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
            Nechať
          </Button>
        </>
      ) : (
        <>
          {remove && (
            <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
              Odstrániť
            </Button>
          )}
          <Button size="small" loading={isSending} onClick={() => void send(save)}>
            <Download aria-hidden="true" size={18} strokeWidth={1.75} />
            Stiahnuť
          </Button>
        </>
      )}
      <p role="alert" className="w-full text-error empty:hidden">
        {failure ?? refused?.advice}
      </p>
    </>
  );
}
