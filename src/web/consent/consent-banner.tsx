import { useId } from 'react';
import { BottomStrip } from '../design/bottom-strip.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { decide } from './consent-decision.ts';
import type { ConsentNotice } from './consent-notice.ts';

/** Both answers are as wide as the wider one. */
const ANSWER = 'px-2.5 max-xs:px-1.5 max-xs:text-small lg:px-5';

/**
 * The question on the first visit, along the bottom: not modal, early in the order of reading, and refusing is as near
 * as accepting (slovak.md 2.5).
 */
export function ConsentBanner({ notice }: { notice: ConsentNotice }) {
  const titleId = useId();
  const { title, text, accept, refuse, settings } = notice.texts;
  return (
    <BottomStrip aria-labelledby={titleId}>
      <div className="frame grid items-center gap-x-10 gap-y-3.5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid max-w-text gap-1 text-small">
          <h2 id={titleId} className="text-base leading-tight">
            {title}
          </h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-3 gap-y-1 lg:grid-cols-[1fr_1fr_auto]">
          <Button
            className={ANSWER}
            onClick={() => decide(notice, { pressed: 'refuse', chat: false, source: 'banner' })}
          >
            {refuse}
          </Button>
          <Button
            className={ANSWER}
            onClick={() => decide(notice, { pressed: 'accept', chat: true, source: 'banner' })}
          >
            {accept}
          </Button>
          <ButtonLink
            to="/cookies"
            variant="link"
            className="min-h-target px-2 max-lg:col-span-2 max-lg:justify-self-center"
          >
            {settings}
          </ButtonLink>
        </div>
      </div>
    </BottomStrip>
  );
}
