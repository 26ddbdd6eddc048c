import { LOCAL, SESSION } from '#domain/consent/storage-names.ts';
import { hasLocal, localStore, removeLocal, removeSession, sessionStore } from './browser-storage.ts';

/** Begins what somebody signed in is called by in the browser's storage. */
export const ACCOUNT_KEY = 'account ';

/** What a person has left in the browser: it goes when they sign out, or somebody else signs in. */
const PERSONAL = {
  local: [
    LOCAL.lastEmail,
    `${LOCAL.quoteForm}*`,
    `${LOCAL.offerDraft}*`,
    `${LOCAL.messageDraft}${ACCOUNT_KEY}*`,
    `${LOCAL.messageOutbox}${ACCOUNT_KEY}*`,
  ],
  session: [SESSION.confirmation, SESSION.contact],
};

/** The account whose data this document may hold; null is nobody's. */
let held: string | null = null;

/** The account whose data this document may hold; null where nobody is signed in. */
export const accountHere = (): string | null => held;

/** Whether somebody who signs out would lose words that were written and never sent. */
export const hasUnsent = (): boolean =>
  [LOCAL.messageDraft, LOCAL.messageOutbox].some((name) => hasLocal(`${name}${ACCOUNT_KEY}*`));

/** Somebody is signed in here. What another account has left goes; an anonymous visitor's drafts are their own. */
export function enterAccount(id: string): void {
  const before = inBrowser();
  if (before !== null && before !== id) forgetPerson();
  keep(() => localStore().setItem(LOCAL.account, id));
  hold(id);
}

/** Nobody is signed in here any more: the other tabs hear of it and show nothing either. */
export function leaveAccount(): void {
  forgetPerson();
  keep(() => localStore().removeItem(LOCAL.account));
  hold(null);
}

/**
 * Begins a document: a tab that comes back after somebody has signed out, or another has signed in, forgets what it holds.
 * So does one that is shown again by Back. Storage says it to all tabs: where it is blocked, nobody can sign in.
 */
export function watchAccount(): void {
  const before = keep(() => sessionStore().getItem(SESSION.account));
  if (before !== null && before !== inBrowser()) forgetPerson();
  hold(inBrowser());
  addEventListener('storage', ({ key }) => key === LOCAL.account && compare());
  addEventListener('pageshow', ({ persisted }) => persisted && compare());
}

/** A document that holds what is another's now loads anew, and what it wrote on its way out goes at the start. */
function compare(): void {
  const now = inBrowser();
  if (held === null || held === now) {
    hold(now);
    return;
  }
  document.documentElement.hidden = true;
  location.reload();
}

const inBrowser = (): string | null => keep(() => localStore().getItem(LOCAL.account));

function hold(id: string | null): void {
  held = id;
  keep(() =>
    id === null ? sessionStore().removeItem(SESSION.account) : sessionStore().setItem(SESSION.account, id),
  );
}

function forgetPerson(): void {
  removeLocal(PERSONAL.local);
  removeSession(PERSONAL.session);
}

/** Null where the browser blocks its storage. */
function keep<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
