import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, type TouchEvent, useLayoutEffect, useRef } from 'react';
import { Dialog } from '../dialog.tsx';
import { LiveRegion } from '../live-region.tsx';
import './files.css';

interface PhotoFrameProps extends Pick<ComponentProps<typeof Dialog>, 'onCloseAutoFocus'> {
  name: string;
  /** Who has added it and when. */
  note: string;
  /** Which one it is, from 1 on, and of how many. */
  place: number;
  total: number;
  /** The photo, or why it is not there. */
  children: ReactNode;
  /** What can be done with it. */
  acts: ReactNode;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** A finger that moves less than this has pressed. */
const SWIPE_PX = 48;

/** One photo of several as large as the window allows; arrows, buttons and swipes lead to the next one. */
export function PhotoFrame({
  name,
  note,
  place,
  total,
  children,
  acts,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  onClose,
  onCloseAutoFocus,
}: PhotoFrameProps) {
  const begun = useRef<number | null>(null);
  const spoken = `Fotografia ${place}, spolu ${total}`;
  useLayoutEffect(() => {
    const go = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft' && hasPrevious) onPrevious();
      if (key === 'ArrowRight' && hasNext) onNext();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [hasPrevious, hasNext, onPrevious, onNext]);
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const moved = begun.current === null || !touch ? 0 : touch.clientX - begun.current;
    begun.current = null;
    if (moved > SWIPE_PX && hasPrevious) onPrevious();
    if (moved < -SWIPE_PX && hasNext) onNext();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      title={name}
      description={note}
      className="photo-frame"
    >
      <div
        className="photo-frame-stage"
        onTouchStart={({ touches }) => {
          // Two fingers look closer.
          begun.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={end}
      >
        {children}
      </div>
      <div className="photo-frame-foot">
        <div className="photo-frame-ways">
          <Way label="Predchádzajúca fotografia" isThere={hasPrevious} onPress={onPrevious}>
            <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
          </Way>
          <span className="photo-frame-place">
            <span aria-hidden="true">
              {place}
              {'\u00A0/\u00A0'}
              {total}
            </span>
            <span className="sr-only">{spoken}</span>
          </span>
          <Way label="Ďalšia fotografia" isThere={hasNext} onPress={onNext} isFirst>
            <ChevronRight aria-hidden="true" strokeWidth={1.5} />
          </Way>
        </div>
        <div className="photo-frame-acts">{acts}</div>
      </div>
      <LiveRegion>{`${name}, ${spoken}`}</LiveRegion>
    </Dialog>
  );
}

interface WayProps {
  label: string;
  isThere: boolean;
  onPress: () => void;
  isFirst?: boolean;
  children: ReactNode;
}

/** At the end it stays where it is, with its focus. */
const Way = ({ label, isThere, onPress, isFirst = false, children }: WayProps) => (
  <button
    type="button"
    className="button button-icon button-secondary"
    aria-label={label}
    {...(!isThere && { 'aria-disabled': true })}
    {...(isFirst && { 'data-first': true })}
    onClick={() => isThere && onPress()}
  >
    {children}
  </button>
);
