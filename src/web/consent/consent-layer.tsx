import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WIZARD_PARAM } from '../quote/wizard-link.ts';
import { startChat } from './chat-widget.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { prove } from './consent-decision.ts';
import type { ConsentNotice } from './consent-notice.ts';
import { useConsent } from './consent-store.ts';

/** Asks until there is a decision that holds; starts the chat once it is allowed. */
export default function ConsentLayer({ notice }: { notice: ConsentNotice }) {
  const consent = useConsent(notice);
  const { pathname, search } = useLocation();
  const allowed = consent !== 'unknown' && consent !== null && consent.categories.chat;
  const { scriptUrl } = notice.chat;
  useEffect(() => (allowed ? startChat(scriptUrl) : undefined), [allowed, scriptUrl]);

  const kept = useRef(consent);
  useEffect(() => {
    if (kept.current !== 'unknown' && kept.current?.proven === false) void prove(kept.current);
  }, []);

  // The wizard is modal and has a footer of its own; /cookies asks the same in its own place.
  const isElsewhere = pathname === '/cookies' || new URLSearchParams(search).has(WIZARD_PARAM);
  return consent === null && !isElsewhere ? <ConsentBanner notice={notice} /> : null;
}
