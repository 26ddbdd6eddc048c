import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '../design/button.tsx';
import { decide } from './consent-decision.ts';
import type { ConsentNotice } from './consent-notice.ts';
import './consent.css';

/**
 * The question on the first visit, along the bottom: not modal, early in the order of reading, and refusing is as near
 * as accepting (slovak.md 2.5).
 */
export function ConsentBanner({ notice }: { notice: ConsentNotice }) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useReservedHeight(banner);
  const { title, text, accept, refuse, settings } = notice.texts;
  return (
    <section ref={banner} aria-labelledby={titleId} className="consent-banner">
      <div className="frame consent-banner-row">
        <div className="consent-banner-text">
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="consent-banner-actions">
          <Button onClick={() => decide(notice, { pressed: 'refuse', chat: false, source: 'banner' })}>
            {refuse}
          </Button>
          <Button onClick={() => decide(notice, { pressed: 'accept', chat: true, source: 'banner' })}>
            {accept}
          </Button>
          <ButtonLink to="/cookies" variant="link">
            {settings}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Tells the page how much of the screen is covered, so that its end, its focus and its toasts stay above. */
function useReservedHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--covered', `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--covered');
    };
  }, [banner]);
}
