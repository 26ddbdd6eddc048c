import type { COOKIES_PAGE } from '#content/cookies.ts';
import { Sheet } from '../design/sheet.tsx';
import { ChatConsent } from './chat-consent.tsx';
import type { ConsentNotice } from './consent-notice.ts';
import { CookieCategory } from './cookie-category.tsx';

interface CookieCategoriesProps {
  page: typeof COOKIES_PAGE;
  notice: ConsentNotice | null;
  privacyUrl: string | null;
}

/** The categories of what is kept, with a switch where the visitor has a say. */
export function CookieCategories({ page, notice, privacyUrl }: CookieCategoriesProps) {
  const { categories, nothingToAsk } = page.settings;
  const [chat] = page.chat;
  return (
    <Sheet>
      {Object.values(categories).map(({ name, text, state }) => (
        <CookieCategory key={name} name={name} text={text}>
          <span className="mark">{state}</span>
        </CookieCategory>
      ))}
      {notice && chat && privacyUrl ? (
        <ChatConsent notice={notice} settings={page.settings} chat={chat} privacyUrl={privacyUrl} />
      ) : (
        <p className="px-cell py-5">{nothingToAsk}</p>
      )}
    </Sheet>
  );
}
