import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './areas.css';
import './desk.css';

interface DeviceFrameProps {
  /** What is seen in it, for screen readers. */
  label: string;
  /** Pixels of the screen that it stands for; drawn smaller where there is less room. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A page as a screen of another size shows it: a document of its own, so that its widths are the frame's, with the
 * stylesheets and the theme of this one. Its links lead nowhere but to places in it.
 */
export function DeviceFrame({ label, width, height, children }: DeviceFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const room = box.current;
    if (!room) return;
    const fit = new ResizeObserver(() => setScale(Math.min(1, room.clientWidth / width)));
    fit.observe(room);
    return () => fit.disconnect();
  }, [width]);
  useEffect(() => (inner ? dressed(inner) : undefined), [inner]);
  const stay = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const target = link.getAttribute('href') ?? '';
    if (target.startsWith('#')) inner?.getElementById(target.slice(1))?.scrollIntoView();
  };
  return (
    <div ref={box} className="device-frame" style={{ height: height * scale }}>
      <iframe
        ref={(frame) => setInner(frame?.contentDocument ?? null)}
        title={label}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {inner && createPortal(<div onClickCapture={stay}>{children}</div>, inner.body)}
    </div>
  );
}

/** Gives a document the stylesheets and the theme of this one, and follows the theme. */
function dressed(inner: Document): () => void {
  const { documentElement: outer, head } = document;
  inner.head.replaceChildren(
    ...[...head.querySelectorAll('link[rel="stylesheet"], style')].map((style) => style.cloneNode(true)),
  );
  const follow = () => {
    for (const { name, value } of outer.attributes) inner.documentElement.setAttribute(name, value);
  };
  follow();
  const theme = new MutationObserver(follow);
  theme.observe(outer, { attributes: true });
  return () => theme.disconnect();
}
