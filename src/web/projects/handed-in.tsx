import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { inheritFocus } from '../design/focus-control.ts';
import { Notice } from '../design/notice.tsx';
import { untilActed } from '../shell/until-acted.ts';
import type { ClientItem } from './client-item.tsx';

interface HandedInProps {
  /** Where in the window the button stood that was pressed, in pixels. */
  top: number;
  /** What is to be brought after it. */
  next: Pick<ClientItem, 'id' | 'title'> | null;
  /** The way to it was taken. */
  onNext: (id: string) => void;
  /** The focus is elsewhere, so that nobody has heard it. */
  onMissed: () => void;
}

/** Says that it was handed in, where the button was that did it, and takes the focus that went with the button. */
export function HandedIn({ top, next, onNext, onMissed }: HandedInProps) {
  const notice = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    inheritFocus(notice.current);
    if (document.activeElement !== notice.current) onMissed();
  });
  useEffect(() => begin(), []);
  useStaysAt(notice, top);
  return (
    <Notice ref={notice} tabIndex={-1}>
      <p>
        <b>Podklad je dodaný.</b> Skontrolujem ho a&nbsp;dám vedieť.
      </p>
      {next && (
        <p className="targets">
          <a href={`#${itemAnchor(next.id)}`} className="text-link" onClick={() => onNext(next.id)}>
            Ďalší podklad: {next.title}
          </a>
        </p>
      )}
    </Notice>
  );
}

/** Keeps an element where it is seen while what stands above it is read anew, until somebody acts. */
function useStaysAt(element: RefObject<HTMLElement | null>, top: number): void {
  useEffect(
    () =>
      untilActed(document.body, () => {
        const moved = (element.current?.getBoundingClientRect().top ?? top) - top;
        if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      }),
    [element, top],
  );
}
