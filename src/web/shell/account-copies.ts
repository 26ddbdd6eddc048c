import { isListed, LOCAL, SESSION } from '#domain/consent/storage-names.ts';
import { localOf, localStore, removeLocal, removeSession, sessionStore } from './browser-storage.ts';

/** Begins what somebody signed in is called by in the browser's storage. */
export const ACCOUNT_KEY = 'account ';

/** What a person has left in the browser: it goes when they sign out, or somebody else signs in. */
const PERSONAL = {
  local: [LOCAL.lastEmail, `${LOCAL.quoteForm}*`, `${LOCAL.offerDraft}*`],
  session: [SESSION.confirmation, SESSION.contact],
};

/** What was written and never sent, of one account or of any. */
const unsentOf = (accounts: string): string[] =>
  [LOCAL.messageDraft, LOCAL.messageOutbox].map((name) => `${name}${ACCOUNT_KEY}${accounts}*`);

/** So long what an account has not sent waits for it where others sign in. */
const WAITS_MS = 30 * 24 * 60 * 60_000;

/** The account whose data this document may hold; null is nobody's. */
let held: string | null = null;

/** The account whose data this document may hold; null where nobody is signed in. */
export const accountHere = (): string | null => held;

/** Whether somebody who signs out would lose words that were written and never sent. */
export const hasUnsent = (): boolean => held !== null && localOf(unsentOf(`${held} `)).length > 0;

/** Whether what is kept under a name may be sent now: it is of who is signed in, or of no account. */
export const isOfWhoIsHere = (name: string): boolean =>
  !name.startsWith(ACCOUNT_KEY) || name.startsWith(`${ACCOUNT_KEY}${inBrowser() ?? held ?? ''} `);

/**
 * Somebody is signed in here. What another account has left goes, but for words that it has not sent: those wait for it
 * under its name for a month (decision 150). An anonymous visitor's drafts are their own.
 */
export function enterAccount(id: string): void {
  const before = inBrowser();
  if (before !== null && before !== id) forgetPerson();
  forgetLeft(id);
  keep(() => localStore().setItem(LOCAL.account, id));
  hold(id);
}

/** Nobody is signed in here any more: the other tabs hear of it and show nothing either. */
export function leaveAccount(): void {
  const leaving = inBrowser() ?? held;
  forgetPerson();
  if (leaving !== null) removeLocal(unsentOf(`${leaving} `));
  keep(() => localStore().removeItem(LOCAL.account));
  hold(null);
}

/**
 * Begins a document: a tab that comes back after somebody has signed out, or another has signed in, forgets what it holds.
 * So does one that is shown again by Back. Storage says it to all tabs: where it is blocked, nobody can sign in.
 */
export function watchAccount(): void {
  const before = keep(() => sessionStore().getItem(SESSION.account));
  const now = inBrowser();
  if (before !== null && before !== now) {
    forgetPerson();
    // Signed out elsewhere: what this tab wrote on its way out goes, too.
    if (now === null) removeLocal(unsentOf(`${before} `));
  }
  hold(now);
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

/** What other accounts have not sent for too long. */
function forgetLeft(own: string): void {
  const old = localOf(unsentOf('')).filter(
    ({ name, kept }) => !isListed(name, unsentOf(`${own} `)) && !isRecent(kept),
  );
  removeLocal(old.map(({ name }) => name));
}

/** Whether a draft, or one of the messages on their way, was written lately. */
const isRecent = (kept: string): boolean =>
  keep(() => [JSON.parse(kept)].flat().some(({ at }) => Date.now() - Date.parse(at) < WAITS_MS)) ?? false;

/** Null where the browser blocks its storage. */
function keep<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
