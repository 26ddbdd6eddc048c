import { useState } from 'react';
import type { COOKIES_PAGE } from '#content/cookies.ts';
import { type ConsentRecord, consentEnd } from '#domain/consent/consent.ts';
import { formatDate, formatDateTime } from '#domain/kernel/format.ts';
import { Button } from '../design/button.tsx';
import { Switch } from '../design/switch.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { showToast } from '../errors/toast-store.ts';
import { decide } from './consent-decision.ts';
import type { ConsentNotice } from './consent-notice.ts';
import { useConsent } from './consent-store.ts';
import { CookieCategory } from './cookie-category.tsx';

interface ChatConsentProps {
  notice: ConsentNotice;
  settings: typeof COOKIES_PAGE.settings;
  chat: (typeof COOKIES_PAGE.chat)[number];
  privacyUrl: string;
}

/** The category that needs consent: its switch, three equal buttons, and the decision that holds. */
export function ChatConsent({ notice, settings, chat, privacyUrl }: ChatConsentProps) {
  const consent = useConsent(notice);
  const [switched, setSwitched] = useState<boolean | null>(null);
  const waits = consent === 'unknown';
  const decided = waits ? null : consent;
  const on = switched ?? decided?.categories.chat ?? false;

  const choose = (pressed: 'accept' | 'refuse' | 'save', allowed: boolean) => {
    setSwitched(null);
    showToast({ title: settings.saved, variant: 'default' });
    void decide(notice, { pressed, chat: allowed, source: 'settings' });
  };

  return (
    <>
      <CookieCategory name={chat.name} text={chat.text}>
        <Switch checked={on} disabled={waits} onSwitch={setSwitched}>
          {chat.switch}
        </Switch>
      </CookieCategory>
      <div className="grid gap-4 px-cell py-5">
        <p className="text-small">
          <a href={privacyUrl} className="text-link" rel="noopener noreferrer">
            {chat.privacy}
          </a>
        </p>
        <noscript>{chat.withoutScripts}</noscript>
        <div className="grid gap-3 sm:grid-cols-3">
          <Button disabled={waits} onClick={() => choose('refuse', false)}>
            {notice.texts.refuse}
          </Button>
          <Button disabled={waits} onClick={() => choose('accept', true)}>
            {notice.texts.accept}
          </Button>
          <Button disabled={waits} onClick={() => choose('save', on)}>
            {settings.save}
          </Button>
        </div>
      </div>
      <DecisionBlock decided={decided} settings={settings} undecided={chat.undecided} />
    </>
  );
}

interface DecisionBlockProps {
  decided: ConsentRecord | null;
  settings: typeof COOKIES_PAGE.settings;
  undecided: string;
}

/** The record of the last decision; as high without one, so that nothing below moves. */
function DecisionBlock({ decided, settings, undecided }: DecisionBlockProps) {
  const at = decided && new Date(decided.decidedAt);
  return (
    <TitleBlock
      cells={[
        { label: settings.decided, value: at ? formatDateTime(at) : undecided },
        { label: settings.expires, value: at ? formatDate(consentEnd(at)) : '–' },
        { label: settings.version, value: decided ? `${decided.version} (${decided.textVersion})` : '–' },
      ]}
    />
  );
}
